import { expect, test } from 'vitest';
import { on } from '../../test/any-date.ts';
import { isoDate } from '../../values/calendar-date.ts';
import { lastDayOf, type TimeLimit } from './time-limit.ts';

test.each<[TimeLimit, death: string, due: string]>([
  ['P30D', '2026-11-14', '2026-12-14'],
  ['P90D', '2024-02-29', '2024-05-29'],
  ['P3M', '2026-11-30', '2027-02-28'],
])('%s after a death on %s end on %s', (limit, death, due) => {
  expect(isoDate(lastDayOf(limit, on(death)))).toBe(due);
});
