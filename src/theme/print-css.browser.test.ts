import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { ways } from '../office/ways.ts';
import { addressOf } from '../site/urls.ts';
import { controlsOnPaper, sheetsOf, textOnPaper } from '../test/printing.ts';
import { common, localeWords } from '../test/shared-words.ts';
import { phone, visit } from '../test/site.ts';

/** Papers to carry, and on how many sheets. */
const papers = [
  { page: 'claims', sheets: 3 },
  { page: 'passport', sheets: 2 },
  { page: 'passport-new', sheets: 2 },
  { page: 'passport-renew', sheets: 2 },
] as const;

/** Each sheet in another language, in turn. */
const rows = papers.map((paper, position) => ({
  ...paper,
  language: languageCodes[position % languageCodes.length] ?? 'en',
}));

test.each(rows)('$page in $language on paper', async ({ page: id, language, sheets }) => {
  const page = await visit(addressOf(id, language), phone);
  expect(await sheetsOf(page)).toBe(sheets);
  expect(await controlsOnPaper(page)).toEqual([]);
  const { given, receipt } = localeWords(language, 'checklist').lines;
  const { actions, sources } = common[language];
  const text = await textOnPaper(page);
  for (const line of [given, receipt, ways.phone.value]) expect(text).toContain(line);
  expect(text.split('\n')).not.toContain(actions.call);
  expect(text).not.toContain(sources.checked.split('}}').at(-1));
  // Every card of the first hour, open or not.
  const cards = id === 'claims' ? Object.values(localeWords(language, 'first-hour').cards) : [];
  const words = cards.flatMap(({ lines }) => lines.flatMap((line) => line.split(/\{\{[^}]*\}\}/)));
  expect(words.filter((each) => !text.includes(each))).toEqual([]);
});

test('no ground of a section takes ink, and no empty one a sheet', async () => {
  const page = await visit(addressOf('contact', 'gu'), phone);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const ground = page.locator('#message');
  expect(await ground.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgb(255, 255, 255)');
});
