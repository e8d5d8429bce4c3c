import { expect, test } from 'vitest';
import { isIsoDay, isoDayInIndia } from './calendar-date.ts';

test.each(['2026-12-01', '2028-02-29'])('%s is a day', (text) => {
  expect(isIsoDay(text)).toBe(true);
});

test.each(['', '1 December 2026', '2026-12', '2026-02-29', '2026-2-3', '2026-12-01T10:00'])('“%s” is none', (text) => {
  expect(isIsoDay(text)).toBe(false);
});

test.each([
  ['2026-11-30T18:29:59Z', '2026-11-30'],
  ['2026-11-30T18:30:00Z', '2026-12-01'],
])('at %s India has %s', (instant, day) => {
  expect(isoDayInIndia(new Date(instant))).toBe(day);
});
