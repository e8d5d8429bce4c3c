import { expect, test } from 'vitest';
import { holidayItems } from './holidays.ts';

// Half past midnight of 1 December in India.
const today = new Date('2026-11-30T19:00:00Z');

test.each(['2026-12-01', '2027-01-14', '2028-12-01'])('a holiday on %s can stand', (day) => {
  expect(holidayItems([day], today)).toEqual([]);
});

test.each([
  ['2026-11-30', /, 2026-11-30 is over$/],
  ['2028-12-02', /, 2028-12-02 is more than 2 years ahead$/],
])('a holiday on %s is named', (day, what) => {
  expect(holidayItems(['2026-12-25', day], today)).toEqual([{ isEssential: false, what: expect.stringMatching(what), remedy: expect.any(String) }]);
});
