import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { ways } from '../../office/ways.ts';
import type { PageId } from '../../site/pages.ts';
import { addressOf } from '../../site/urls.ts';
import { languagesInTurn } from '../../test/combinations.ts';
import { controlsOnPaper, keepPrinting, sheetsOf, textOnPaper, whenPrinting } from '../../test/printing.ts';
import { common, localeWords } from '../../test/shared-words.ts';
import { phone, visit } from '../../test/site.ts';

const visitList = (page: PageId, language: Language, fragment: string) =>
  visit(`${addressOf(page, language)}${fragment}`, { ...phone, prepare: keepPrinting });

async function print(page: Page, list: string, language: Language): Promise<void> {
  await page.locator(`#${list} [data-list]`).getByRole('button', { name: common[language].actions.print }).tap();
  await whenPrinting(page);
}

test.each(languagesInTurn(1))('the longest list that the finder gives prints on one sheet in %s', async (language) => {
  const query = '?need=lost&who=minor-before&parents=both#papers-list';
  const page = await visitList('passport-renew', language, query);
  await page.locator('#papers-list [data-tick]').first().tap();
  await print(page, 'papers-list', language);
  expect(await textOnPaper(page)).toContain(common[language].office.shortName);
  expect(await page.locator('[data-sheet] li').first().isVisible()).toBe(true);
  // Ends the printing, and the sheet with it.
  expect(await sheetsOf(page)).toBe(1);
});

test('a sheet has the office’s name, the list once, lines to fill in, the slip, and nothing else', async () => {
  const page = await visitList('claims', 'gu', '#health');
  await page.locator('#health [data-tick]').first().tap();
  await print(page, 'health', 'gu');
  const text = (await textOnPaper(page)).trim();
  const rows = text.split('\n');
  const { documents, steps } = localeWords('gu', 'claims');
  const { office: names, navigation, actions } = common.gu;
  expect(rows[0]).toContain(names.shortName);
  for (const { name } of Object.values(documents.lists.health.items)) expect(text.split(name)).toHaveLength(2);
  const { policy, claim, surveyor, given, receipt } = localeWords('gu', 'checklist').lines;
  expect(rows).toEqual(expect.arrayContaining([policy, claim, surveyor, given, receipt]));
  expect(text.slice(text.lastIndexOf(names.shortName))).toContain(ways.phone.value);
  const code = page.locator('img[src="/contact-code.svg"]');
  expect(await code.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0);
  for (const other of [documents.lists.vehicle.title, steps.title, navigation.home, actions.print])
    expect(rows).not.toContain(other);
  expect(await controlsOnPaper(page)).toEqual([]);
  const strip = page.locator('[data-sheet] svg:has([fill="url(#woven-outline)"])');
  expect([await strip.count(), await strip.locator('[fill="url(#woven-band)"]').count()]).toEqual([7, 1]);
  expect(await sheetsOf(page)).toBe(1);
});

test('Print pressed while the list is not hydrated prints once it is, and afterwards the page is as it was', async () => {
  const page = await visitList('claims', 'hi', '#health');
  await print(page, 'health', 'hi');
  expect(await page.locator('[data-sheet]').count()).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.locator('[data-sheet]').waitFor({ state: 'detached' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#health').isVisible()).toBe(true);
});
