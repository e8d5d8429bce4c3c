import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { localeWords } from '../../test/shared-words.ts';
import { phone, slowPhone, visit, type VisitOptions } from '../../test/site.ts';

/** The list of documents for a health claim, opened by its fragment. */
async function healthList(language: Language, options: VisitOptions = slowPhone) {
  const page = await visit(`${addressOf('claims', language)}#health`, options);
  const list = page.locator('#health');
  const { ready, allReady, clear } = localeWords(language, 'checklist');
  return {
    page,
    list,
    clear,
    box: (position: number) => list.locator('[data-tick]').nth(position),
    isSaid: (number: number) =>
      list
        .getByRole('status')
        .filter({
          hasText: (number === 7 ? allReady : ready).replace('{{ready}}', String(number)).replace('{{total}}', '7'),
        })
        .waitFor(),
  };
}

test('counts ticks by touch, keeps them over a reload, tells the office of them, and clears them from the phone', async () => {
  const { page, list, clear, box, isSaid } = await healthList('gu');
  await box(0).tap();
  await box(3).tap();
  await isSaid(2);
  await page.reload();
  await isSaid(2);
  expect(await list.locator('[aria-hidden] > svg:has([fill="url(#woven-band)"])').count()).toBe(2);
  expect([await box(0).isChecked(), await box(1).isChecked(), await box(3).isChecked()]).toEqual([true, false, true]);
  const told = await list.locator('a[href*="wa.me"]').first().getAttribute('href');
  expect(new URL(told ?? '').searchParams.get('text')?.match(/^✓/gm)).toHaveLength(2);
  for (const position of [1, 2, 4, 5, 6]) await box(position).tap();
  await isSaid(7);
  await list.getByRole('button', { name: clear }).tap();
  await isSaid(0);
  expect(await list.locator('[data-tick]:checked').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('kept'))).not.toContain('"on"');
});

test('scrolling loads nothing, but the code of a list that has something on the phone, which alone hydrates', async () => {
  const page = await visit(addressOf('passport-renew', 'gu'), phone);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  const scrollThrough = async () => {
    await page.evaluate(() =>
      document.querySelectorAll<HTMLDetailsElement>('#documents details').forEach((part) => (part.open = true)),
    );
    for (const part of await page.locator('[data-island]').all()) await part.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
  };
  await scrollThrough();
  expect(scripts).toEqual([]);
  await page.evaluate(() =>
    localStorage.setItem('kept', '[["passport-renew.lost.original-fir",{"at":1,"value":"on"}]]'),
  );
  await page.reload();
  await scrollThrough();
  await page.locator('#lost [data-hydrated]').waitFor();
  expect(await page.locator('[data-island="checklist"][data-hydrated]').count()).toBe(1);
});

test('without JavaScript ticks, English names and the office’s chat work, and no button stands there unanswered', async () => {
  const { page, box } = await healthList('gu', { ...phone, javaScriptEnabled: false });
  const list = page.locator('details:has(#health)');
  await box(0).tap();
  expect(await box(0).isChecked()).toBe(true);
  const english = list.getByText('Hospital discharge summary');
  expect(await english.isVisible()).toBe(false);
  await list.locator('label[for$="-english"]').tap();
  expect(await english.isVisible()).toBe(true);
  expect(await list.locator('a[href*="wa.me"]').first().isVisible()).toBe(true);
  expect(await page.locator('[data-island="checklist"] button:visible').count()).toBe(0);
});
