import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDate } from '../test/any-date.ts';
import { readDate } from './typed-date.ts';

const scripts = ['0123456789', '૦૧૨૩૪૫૬૭૮૯', '०१२३४५६७८९'];

/** Writes a number in one of the three scripts, perhaps with a zero before it and spaces around. */
const written = (number: number, script: string, isPadded: boolean) =>
  ` ${String(number).padStart(isPadded ? 2 : 1, '0')} `.replace(/\d/g, (digit) => script[Number(digit)] ?? '');

test('every day from 1900 to 2199 is read in each of the three scripts', () => {
  fc.assert(
    fc.property(anyDate(1900, 2199), fc.constantFrom(...scripts), fc.boolean(), (date, script, isPadded) => {
      const part = (number: number) => written(number, script, isPadded);
      expect(readDate({ day: part(date.day), month: part(date.month), year: part(date.year) })).toEqual(date);
    }),
  );
});

test('a day that the calendar does not have is impossible, never another day', () => {
  const impossible = fc
    .record({ year: fc.integer({ min: 1900, max: 2199 }), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 29, max: 31 }) })
    .filter(({ year, month, day }) => new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day);
  fc.assert(
    fc.property(impossible, ({ year, month, day }) => {
      expect(readDate({ day: `${day}`, month: `${month}`, year: `${year}` })).toEqual({ error: 'impossible', part: 'day', year, month });
    }),
  );
});

test.each([
  [['', '', ''], 'empty', 'day'],
  [['  ', '', ' '], 'empty', 'day'],
  [['4', '', '2027'], 'incomplete', 'month'],
  [['4', '3', ''], 'incomplete', 'year'],
  [['0', '3', '2027'], 'day', 'day'],
  [['32', '3', '2027'], 'day', 'day'],
  [['-4', '3', '2027'], 'day', 'day'],
  [['4.5', '3', '2027'], 'day', 'day'],
  [['four', '3', '2027'], 'day', 'day'],
  [['4', '13', '2027'], 'month', 'month'],
  [['4', 'March', '2027'], 'month', 'month'],
  [['4', '3', '27'], 'year', 'year'],
  [['4', '3', '1899'], 'year', 'year'],
  [['4', '3', '2200'], 'year', 'year'],
  [['4', '3', '20270'], 'year', 'year'],
  [['29', '2', '2026'], 'impossible', 'day'],
  [['29', '2', '2100'], 'impossible', 'day'],
] as const)('%j is refused as %s, to be fixed at the %s', ([day, month, year], error, part) => {
  expect(readDate({ day, month, year })).toMatchObject({ error, part });
});
