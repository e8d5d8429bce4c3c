import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDate } from '../test/any-date.ts';
import refused from './typed-date.cases.json' with { type: 'json' };
import { dateInWords, partsOfDate, readDate } from './typed-date.ts';

const scripts = ['0123456789', '૦૧૨૩૪૫૬૭૮૯', '०१२३४५६७८९', '０１２３４５６７８９', '𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵'];

/** Writes a number in one of the three scripts, perhaps with a zero before it, with the space and the invisible marks around that come along with what is pasted. */
const written = (number: number, script: string, isPadded: boolean) =>
  `\u200e ${String(number).padStart(isPadded ? 2 : 1, '0')} \u200b`.replace(
    /\d/g,
    (digit) => [...script][Number(digit)] ?? '',
  );

test('every day from 1900 to 2199 is read in each of the three scripts, from every keyboard', () => {
  fc.assert(
    fc.property(anyDate(1900, 2199), fc.constantFrom(...scripts), fc.boolean(), (date, script, isPadded) => {
      const part = (number: number) => written(number, script, isPadded);
      expect(readDate({ day: part(date.day), month: part(date.month), year: part(date.year) })).toEqual(date);
    }),
  );
});

test.each(refused)('$day.$month.$year is refused as $error, to be fixed at the $part', ({ error, part, ...typed }) => {
  const inMonth = error === 'impossible' && { month: Number(typed.month), year: Number(typed.year) };
  expect(readDate(typed)).toEqual({ error, part, ...inMonth });
});

test.each([
  '14/11/2026',
  '14–11—2026',
  '14112026',
  '14. 11. 2026',
  '2026-11-14',
  '14 Nov 2026',
  '14th november, 2026',
  '૧૪ નવેમ્બર ૨૦૨૬',
  '१४ नवम्बर २०२६',
  '14 नवं॰ 2026',
])('%s is a whole date in one field', (text) => {
  expect(partsOfDate(text)).toEqual({ day: '14', month: '11', year: '2026' });
});

test('a month is read as pages or devices spell it, and written as pages do', () => {
  expect(dateInWords({ year: 2026, month: 8, day: 14 }, 'gu')).toBe('14 ઓગસ્ટ 2026');
  for (const text of ['14 ઓગસ્ટ 2026', '14 ઑગસ્ટ 2026']) expect(partsOfDate(text)?.month).toBe('8');
});

test.each(['14', '14/11', '14/11/26', '14/11/2026 10', '14 Ma 2026', '14 toString 2026', '20261114'])(
  '%s is none, or of no one month',
  (text) => {
    expect(partsOfDate(text)).toBeUndefined();
  },
);
