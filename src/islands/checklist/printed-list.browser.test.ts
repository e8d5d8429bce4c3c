import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import { office } from '../../office/office.ts';
import { addressOf } from '../../site/urls.ts';
import { controlsOnPaper, keepPrinting, sheetsOf, textOnPaper, whenPrinting } from '../../test/printing.ts';
import { common, localeWords } from '../../test/shared-words.ts';
import { phone, visit } from '../../test/site.ts';

const withDialogue = { ...phone, prepare: keepPrinting };

const lists = [
  { page: 'claims', list: 'health' },
  { page: 'claims', list: 'life' },
  { page: 'passport-new', list: 'birth' },
  { page: 'passport-renew', list: 'change' },
] as const;

async function print(page: Page, list: string, language: Language): Promise<void> {
  await page.locator(`${list} [data-list]`).getByRole('button', { name: common[language].actions.print }).tap();
  await whenPrinting(page);
}

/** A list whose first box is ticked and whose button to print has been pressed. */
async function printed(page: Page, list: string, language: Language): Promise<Page> {
  await page.locator(`${list} [data-tick]`).first().tap();
  await print(page, list, language);
  return page;
}

const printedFrom = async (page: (typeof lists)[number]['page'], list: string, language: Language) =>
  printed(await visit(`${addressOf(page, language)}#${list}`, withDialogue), `#${list}`, language);

/** The longest list that the finder gives. */
async function longestFound(language: Language): Promise<Page> {
  const page = await visit(`${addressOf('passport-renew', language)}?need=lost&who=minor-before&parents=both#papers-list`, withDialogue);
  return printed(page, '#papers-list', language);
}

describe.each(languageCodes)('in %s', (language) => {
  test.each(lists)('the list $list of $page prints on one sheet', async ({ page, list }) => {
    expect(await sheetsOf(await printedFrom(page, list, language))).toBe(1);
  });

  test('the longest list that the finder gives prints on one sheet', async () => {
    expect(await sheetsOf(await longestFound(language))).toBe(1);
  });

  test('a sheet has the list once and nothing else of its page', async () => {
    const { documents, steps } = localeWords(language, 'claims');
    const { navigation, actions } = common[language];
    const text = await textOnPaper(await printedFrom('claims', 'health', language));
    const { health, vehicle } = documents.lists;
    for (const { name } of Object.values(health.items)) expect(text.split(name)).toHaveLength(2);
    for (const other of [vehicle.title, steps.title, navigation.home, actions.print]) expect(text.split(/\n/)).not.toContain(other);
  });

  test('a sheet has no controls', async () => {
    expect(await controlsOnPaper(await printedFrom('claims', 'health', language))).toEqual([]);
  });

  test('a sheet of a claim has its lines to fill in', async () => {
    const { policy, claim, surveyor, given, receipt } = localeWords(language, 'checklist').lines;
    const text = await textOnPaper(await printedFrom('claims', 'health', language));
    for (const line of [policy, claim, surveyor, given, receipt]) expect(text.split('\n')).toContain(line);
  });

  test('a sheet begins with the office’s name and ends with its slip', async () => {
    const page = await printedFrom('claims', 'health', language);
    const text = (await textOnPaper(page)).trim();
    expect(text.startsWith(common[language].office.shortName)).toBe(true);
    const slip = text.slice(text.lastIndexOf(common[language].office.name));
    expect(slip).toContain(office.phone.value);
    expect(await page.locator('img[src="/contact-code.svg"]').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
  });

  test('as many diamonds are woven as things are ready', async () => {
    const page = await printedFrom('claims', 'health', language);
    const strip = page.locator('[data-sheet] svg:has([fill="url(#woven-outline)"])');
    expect([await strip.count(), await strip.locator('[fill="url(#woven-band)"]').count()]).toEqual([7, 1]);
  });
});

test('Print pressed while the list is not hydrated prints once it is hydrated', async () => {
  const page = await visit(`${addressOf('claims', 'hi')}#health`, withDialogue);
  await print(page, '#health', 'hi');
  expect(await page.locator('[data-sheet]').count()).toBe(1);
});

test('after printing the page is as it was', async () => {
  const page = await printedFrom('claims', 'health', 'gu');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.locator('[data-sheet]').waitFor({ state: 'detached' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#health').isVisible()).toBe(true);
});
