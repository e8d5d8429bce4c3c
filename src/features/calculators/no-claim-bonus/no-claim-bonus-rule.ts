/** The discount on own-damage premium for years without a claim. */
import figures from '../../../facts/figures.json' with { type: 'json' };
import { daysAfter, type CalendarDate } from '../../../values/calendar-date.ts';

const { ladder, daysOfGrace } = figures.noClaimBonus;

/** A policy year that ends, and how it is renewed. */
interface EndingPolicyYear {
  /** Bonus on the policy that ends, in per cent. */
  bonus: number;
  claimed: boolean;
  /** Renewed later than the days of grace allow. */
  late: boolean;
}

/**
 * Bonus at the renewal, in per cent: the next step of the ladder, the last step for ever after, none after a claim or a late renewal.
 * The ladder's steps are reached after 1, 2, 3, 4 and 5 years.
 * A bonus that is no step of the ladder counts as the step below it.
 */
export function nextBonus({ bonus, claimed, late }: EndingPolicyYear): number {
  if (claimed || late) return 0;
  return ladder.find((step) => step > bonus) ?? ladder.at(-1) ?? 0;
}

/** What a bonus takes off an own-damage premium, in whole rupees. */
export function bonusAmount(premium: number, bonus: number): number {
  return Math.round((premium * bonus) / 100);
}

/** The last day on which a renewal still keeps the bonus. */
export function lastDayOfBonus(policyEnd: CalendarDate): CalendarDate {
  return daysAfter(policyEnd, daysOfGrace);
}
