/** The discount on own-damage premium for years without a claim. */
import figures from '../../../facts/figures.json' with { type: 'json' };
import { daysAfter, type CalendarDate } from '../../../values/calendar-date.ts';

const { ladder, daysOfGrace } = figures.noClaimBonus;

/**
 * Bonus at the renewal, in per cent: the next step of the ladder, the last step for ever after, none where a claim or a
 * renewal later than the days of grace has lost it. The ladder's steps are reached after 1, 2, 3, 4 and 5 years.
 */
export function nextBonus(bonus: number, isLost: boolean): number {
  return isLost ? 0 : (ladder.find((step) => step > bonus) ?? bonus);
}

/** What a bonus takes off an own-damage premium, in whole rupees. */
export function bonusAmount(premium: number, bonus: number): number {
  return Math.round((premium * bonus) / 100);
}

/** The last day on which a renewal still keeps the bonus. */
export function lastDayOfBonus(policyEnd: CalendarDate): CalendarDate {
  return daysAfter(policyEnd, daysOfGrace);
}
