import { expect, test } from 'vitest';
import { lifeCover } from './life-cover-rule.ts';

/** Thousands of rupees. */
const cases = [
  { income: 600, loans: 0, existingCover: 0, from: 6_000, to: 9_000 },
  { income: 1_000, loans: 2_000, existingCover: 500, from: 11_500, to: 16_500 },
  { income: 1_000, loans: 0, existingCover: 12_000, from: 0, to: 3_000 },
  { income: 1_000, loans: 0, existingCover: 20_000, from: 0, to: 0 },
];

test.each(cases)(
  'an income of $income with loans of $loans and cover of $existingCover needs $from to $to: 10 to 15 times the income, never less than nothing',
  ({ from, to, ...household }) => {
    expect(lifeCover(household, { from: 10, to: 15 })).toEqual({ from, to });
  },
);
