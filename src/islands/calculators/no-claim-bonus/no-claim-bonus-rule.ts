/** The discount on own-damage premium for years without a claim. */
import { daysAfter, type CalendarDate } from '../../../values/calendar-date.ts';

/** A policy year that ends, and how it is renewed. */
export interface EndingPolicyYear {
  /** Bonus on the policy that ends, in per cent. */
  bonus: number;
  claimed: boolean;
  /** Renewed later than the days of grace allow. */
  late: boolean;
}

/**
 * Bonus at the renewal, in per cent: the next step of the ladder, the last step for ever after, none after a claim or a late renewal.
 * The ladder (20, 25, 35, 45, 50 after 1 to 5 years) and the days of grace (90) stand in `figures` of locales/…/no-claim-bonus.json.
 * A bonus that is no step of the ladder counts as the step below it.
 */
export function nextBonus({ bonus, claimed, late }: EndingPolicyYear, ladder: readonly number[]): number {
  if (claimed || late) return 0;
  return ladder.find((step) => step > bonus) ?? ladder.at(-1) ?? 0;
}

/** What a bonus takes off an own-damage premium, in whole rupees. */
export function bonusAmount(premium: number, bonus: number): number {
  return Math.round((premium * bonus) / 100);
}

/** The last day on which a renewal still keeps the bonus. */
export function lastDayOfBonus(policyEnd: CalendarDate, daysOfGrace: number): CalendarDate {
  return daysAfter(policyEnd, daysOfGrace);
}
