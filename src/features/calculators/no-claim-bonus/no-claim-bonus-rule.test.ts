import { expect, test } from 'vitest';
import { on } from '../../../test/any-date.ts';
import { bonusAmount, lastDayOfBonus, nextBonus } from './no-claim-bonus-rule.ts';

/** The motor tariff's table, written out: the bonus on the policy that ends, and on the next one after a year without a claim. */
const tariff = [
  [0, 20],
  [20, 25],
  [25, 35],
  [35, 45],
  [45, 50],
  [50, 50],
] as const;

test.each(tariff)('%i%% rises to %i%% after a year without a claim, and is lost by a claim or delay', (bonus, next) => {
  expect(nextBonus(bonus, false)).toBe(next);
  expect(nextBonus(bonus, true)).toBe(0);
});

test('the bonus can be kept for 90 days', () => {
  expect(lastDayOfBonus(on('2027-12-31'))).toEqual(on('2028-03-30'));
});

test.each([
  [10_000, 20, 2_000],
  [1_234, 25, 309],
  [1_001, 35, 350],
])('of a premium of %i a bonus of %i%% takes %i off, to the nearest rupee', (premium, bonus, amount) => {
  expect(bonusAmount(premium, bonus)).toBe(amount);
});
