/** What to do about the renewal of a policy, by the days that are left of it. */
import { daysAfter, daysBetween, type CalendarDate } from '../../../values/calendar-date.ts';

interface RenewalAdvice {
  /** With time to wait, with days enough to compare, on the last day, and after it. */
  state: 'ahead' | 'soon' | 'today' | 'ended';
  /** The day on which to call the office; never one that is past. */
  call: CalendarDate;
}

/** `notice` is how many days comparing takes at leisure; a policy covers its last day. */
export function renewalAdvice(end: CalendarDate, today: CalendarDate, notice: number): RenewalAdvice {
  const daysLeft = daysBetween(today, end);
  if (daysLeft > notice) return { state: 'ahead', call: daysAfter(end, -notice) };
  if (daysLeft > 0) return { state: 'soon', call: today };
  return { state: daysLeft === 0 ? 'today' : 'ended', call: today };
}
