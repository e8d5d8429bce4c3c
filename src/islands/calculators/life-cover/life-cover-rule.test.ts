import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lifeCover } from './life-cover-rule.ts';

const times = { from: 10, to: 15 };

const rupees = fc.integer({ min: 0, max: 1_000_000_000 });

test('is 10 to 15 times the income, plus loans, less existing cover, never below nothing', () => {
  fc.assert(
    fc.property(rupees, rupees, rupees, (income, loans, existingCover) => {
      // The income added up ten and fifteen times over, instead of multiplied.
      const sum = (years: number) => Array.from({ length: years }, () => income).reduce((total, year) => total + year, loans) - existingCover;
      const notNegative = (amount: number) => (amount < 0 ? 0 : amount);
      expect(lifeCover({ income, loans, existingCover }, times)).toEqual({ from: notNegative(sum(10)), to: notNegative(sum(15)) });
    }),
  );
});

test.each([
  [{ income: 600_000, loans: 0, existingCover: 0 }, { from: 6_000_000, to: 9_000_000 }],
  [{ income: 1_000_000, loans: 2_000_000, existingCover: 0 }, { from: 12_000_000, to: 17_000_000 }],
  [{ income: 1_000_000, loans: 0, existingCover: 12_000_000 }, { from: 0, to: 3_000_000 }],
  [{ income: 1_000_000, loans: 0, existingCover: 20_000_000 }, { from: 0, to: 0 }],
])('%j needs %j', (household, cover) => {
  expect(lifeCover(household, times)).toEqual(cover);
});
