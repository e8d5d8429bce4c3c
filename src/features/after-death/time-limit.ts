/** By which day something is due after a death, and whether its step concerns a household: the one rule of the page on what follows a death. */
import type { Resources } from '../../i18n/resources.ts';
import { daysAfter, monthsAfter, type CalendarDate } from '../../values/calendar-date.ts';

/** What leaves steps out, by the names of the questions; who does not answer is left everything. */
export type Household = keyof Resources['after-death']['household']['questions'];

/** A time limit as markup holds it: days or months, by ISO 8601: `P30D`, `P6M`. */
export type TimeLimit = `P${number}${'D' | 'M'}`;

/** The last day of a time limit that began with a death. */
export function lastDayOf(limit: TimeLimit, death: CalendarDate): CalendarDate {
  const count = Number.parseInt(limit.slice(1), 10);
  return limit.endsWith('D') ? daysAfter(death, count) : monthsAfter(death, count);
}
