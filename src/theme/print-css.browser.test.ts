import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { office } from '../office/office.ts';
import { addressOf } from '../site/urls.ts';
import { controlsOnPaper, sheetsOf, textOnPaper } from '../test/printing.ts';
import { common, localeWords } from '../test/shared-words.ts';
import { pageOpener, phone } from '../test/site.ts';

/** Papers to carry, and on how many sheets. */
const papers = [
  { page: 'claims', sheets: 3 },
  { page: 'passport', sheets: 1 },
  { page: 'passport-new', sheets: 2 },
  { page: 'passport-renew', sheets: 2 },
] as const;

const rows = languageCodes.flatMap((language) => papers.map((paper) => ({ ...paper, language })));

describe.each(rows)('$page in $language on paper', ({ page, language, sheets }) => {
  const open = pageOpener(phone);
  const opened = () => open(addressOf(page, language));

  test(`takes ${sheets} sheets`, async () => {
    expect(await sheetsOf(await opened())).toBe(sheets);
  });

  test('has no controls', async () => {
    expect(await controlsOnPaper(await opened())).toEqual([]);
  });

  test('has lines to fill in and the office’s number', async () => {
    const { given, receipt } = localeWords(language, 'checklist').lines;
    const text = await textOnPaper(await opened());
    for (const line of [given, receipt, office.phone.value]) expect(text).toContain(line);
  });

  test('has neither sources nor words of buttons', async () => {
    const { actions, sources } = common[language];
    const text = await textOnPaper(await opened());
    for (const words of [actions.call, actions.print]) expect(text.split('\n')).not.toContain(words);
    expect(text).not.toContain(sources.checked.split('}}').at(-1));
  });
});

describe('claims on paper', () => {
  const open = pageOpener(phone);

  test('has every card of the first hour, open or not', async () => {
    const text = await textOnPaper(await open(addressOf('claims', 'gu')));
    const lines = Object.values(localeWords('gu', 'claims').firstHour.cards).flatMap((card) => card.lines);
    const wordsOf = (line: string) => line.split(/\{\{[^}]*\}\}/);
    expect(lines.filter((line) => !wordsOf(line).every((words) => text.includes(words)))).toEqual([]);
    expect(lines).not.toEqual([]);
  });
});
