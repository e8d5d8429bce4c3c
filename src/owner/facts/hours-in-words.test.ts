import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { localeFile, localeFilesOf } from '../../locale-tools/locale-files.ts';
import { localeFileText } from '../../locale-tools/json-format.ts';
import { common } from '../../test/shared-words.ts';
import { hoursInWords } from './hours-in-words.ts';

/** What is found where one language says days, closing day and a line so, and the office is open on some days. */
function found(
  language: 'en' | 'gu' | 'hi',
  open: readonly number[],
  words: { days: string; closed: string; line?: string },
): string[] {
  const { weekdays } = common[language].hours;
  const file = localeFile(language, 'common', localeFileText({ hours: { weekdays, ...words } }));
  return [...hoursInWords(open, localeFilesOf([file], languages, 'en'))];
}

test.each([
  ['en', [1, 2, 3, 4, 5, 6], { days: 'Monday to Saturday', closed: 'Closed on Sunday' }],
  ['gu', [1, 2, 3, 4, 5, 6], { days: 'સોમવારથી શનિવાર', closed: 'રવિવારે બંધ' }],
  ['hi', [1, 2, 3, 4, 5], { days: 'सोमवार से शुक्रवार', closed: 'शनिवार और रविवार को बंद' }],
  ['en', [1, 2, 3, 4, 6], { days: 'Monday to Thursday and Saturday', closed: 'Closed on Friday and Sunday' }],
  ['en', [0, 5, 6], { days: 'Friday to Sunday', closed: 'Closed from Monday to Thursday' }],
  ['en', [0, 1, 2, 3, 4, 5, 6], { days: 'Every day', closed: 'Open on all days' }],
  [
    'en',
    [1, 6],
    {
      days: 'Monday and Saturday',
      closed: 'Closed on Sunday and from Tuesday to Friday',
      line: 'From {{opens, time}}',
    },
  ],
] as const)('in %s, days %j may be said as %j', (language, open, words) => {
  expect(found(language, open, words)).toEqual([]);
});

test.each([
  [
    'en',
    [1, 2, 3, 4, 5],
    { days: 'Monday to Saturday', closed: 'Closed on Saturday and Sunday' },
    /en\/common\.json:\d+: hours\.days says "Monday to Saturday"/,
  ],
  ['gu', [1, 2, 3, 4, 5], { days: 'સોમવારથી શનિવાર', closed: 'શનિવાર અને રવિવારે બંધ' }, /hours\.days .*open on સોમવારે/],
  [
    'hi',
    [1, 2, 3, 4, 5],
    { days: 'सोमवार से शुक्रवार', closed: 'रविवार को बंद' },
    /hours\.closed says .*closed on रविवार, शनिवार/,
  ],
  ['en', [1, 2, 3, 4, 5], { days: 'Weekdays', closed: 'Closed on Saturday and Sunday' }, /hours\.days says "Weekdays"/],
  [
    'en',
    [1],
    { days: 'Monday', closed: 'Closed from Tuesday to Sunday', line: 'From 9:00' },
    /hours\.line says 9:00, .*\{\{opens, time\}\}/,
  ],
  ['en', [1], { days: 'Monday', closed: 'Closed from Tuesday to Sunday', line: 'From 9 AM' }, /hours\.line says 9 AM/],
  ['gu', [1], { days: 'સોમવારે', closed: 'મંગળવારથી રવિવાર બંધ', line: 'સવારે 9 વાગ્યે' }, /hours\.line says 9 વાગ્યે/],
] as const)('in %s, days %j may not be said as %j', (language, open, words, reason) => {
  expect(found(language, open, words)).toEqual([expect.stringMatching(reason)]);
});
