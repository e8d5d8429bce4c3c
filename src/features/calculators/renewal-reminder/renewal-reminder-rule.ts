/** What to do about the renewal of a policy, by the days that are left of it. */
import { daysAfter, daysBetween, type CalendarDate } from '../../../values/calendar-date.ts';

/**
 * `state`: with time to wait, with days enough to compare, on the last day, and after it; a policy covers its last day.
 * `call`: the day on which to call the office; never one that is past. `notice` is how many days comparing takes at
 * leisure.
 */
export function renewalAdvice(end: CalendarDate, today: CalendarDate, notice: number) {
  const daysLeft = daysBetween(today, end);
  if (daysLeft > notice) return { state: 'ahead', call: daysAfter(end, -notice) } as const;
  if (daysLeft > 0) return { state: 'soon', call: today } as const;
  return { state: daysLeft === 0 ? 'today' : 'ended', call: today } as const;
}
