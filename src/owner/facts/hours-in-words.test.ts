import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { localeFile, localeFilesOf } from '../../locale-tools/locale-files.ts';
import { localeFileText } from '../../locale-tools/json-format.ts';
import { common } from '../../test/shared-words.ts';
import cases from './hours-in-words.cases.json' with { type: 'json' };
import { hoursInWords } from './hours-in-words.ts';

interface Case {
  language: string;
  /** Days of the week on which the office is open. */
  open: number[];
  words: { days: string; closed: string; line?: string };
}

/** What is found where one language says days, closing day and a line so. */
function found({ language, open, words }: Case): string[] {
  const { weekdays } = common[language as keyof typeof common].hours;
  const file = localeFile(language, 'common', localeFileText({ hours: { weekdays, ...words } }));
  return [...hoursInWords(open, localeFilesOf([file], languages, 'en'))];
}

test.each<Case>(cases.good)('in $language, days $open may be said as $words', (each) => {
  expect(found(each)).toEqual([]);
});

test.each<Case & { told: string }>(cases.refused)('in $language, days $open may not be said as $words', (each) => {
  expect(found(each)).toEqual([expect.stringMatching(each.told)]);
});
