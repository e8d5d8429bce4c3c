import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import bonusCopy from '../../../../locales/en/no-claim-bonus.json' with { type: 'json' };
import vehicle from '../../../../locales/en/vehicle.json' with { type: 'json' };
import { anyDate } from '../../../test/any-date.ts';
import { daysBetween } from '../../../values/calendar-date.ts';
import { bonusAmount, lastDayOfBonus, nextBonus } from './no-claim-bonus-rule.ts';

const ladder = [20, 25, 35, 45, 50];

/** The motor tariff's table, written out: the bonus on the policy that ends, and on the next one after a year without a claim. */
const tariff = [
  [0, 20],
  [20, 25],
  [25, 35],
  [35, 45],
  [45, 50],
  [50, 50],
] as const;

describe('the bonus at renewal', () => {
  test.each(tariff)('rises from %i%% to %i%% after a year without a claim', (bonus, next) => {
    expect(nextBonus({ bonus, claimed: false, late: false }, ladder)).toBe(next);
  });

  test('is lost by a claim or by renewing late, from any step', () => {
    const losses = fc.constantFrom({ claimed: true, late: false }, { claimed: false, late: true }, { claimed: true, late: true });
    fc.assert(
      fc.property(fc.constantFrom(...tariff.map(([bonus]) => bonus)), losses, (bonus, loss) => {
        expect(nextBonus({ bonus, ...loss }, ladder)).toBe(0);
      }),
    );
  });

  test('after any years and claims is that of the claim-free years since the last claim', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 15 }), (claims) => {
        const bonus = claims.reduce((current, claimed) => nextBonus({ bonus: current, claimed, late: false }, ladder), 0);
        const claimFreeYears = claims.length - 1 - claims.lastIndexOf(true);
        expect(bonus).toBe([0, 20, 25, 35, 45, 50][Math.min(claimFreeYears, 5)]);
      }),
    );
  });

  test('can be kept for 90 days', () => {
    fc.assert(
      fc.property(anyDate(2020, 2099), (end) => {
        expect(daysBetween(end, lastDayOfBonus(end, 90))).toBe(90);
      }),
    );
  });
});

test('a bonus takes its hundredths off the premium, to the nearest rupee', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.constantFrom(...ladder), (premium, bonus) => {
      const amount = bonusAmount(premium, bonus);
      expect(Math.abs(amount * 100 - premium * bonus)).toBeLessThanOrEqual(50);
    }),
  );
});

test('the highest step is the one that the vehicle page names', () => {
  expect(vehicle.noClaimBonusTop).toBe(Math.max(...bonusCopy.figures.ladder));
});
