/** By which day something is due after a death: the one rule of the page on what follows one. */
import { daysAfter, monthsAfter, type CalendarDate } from '../../values/calendar-date.ts';

/** A time limit as markup holds it: days or months, by ISO 8601: `P30D`, `P6M`. */
export type TimeLimit = `P${number}${'D' | 'M'}`;

/** The last day of a time limit that began with a death. */
export function lastDayOf(limit: TimeLimit, death: CalendarDate): CalendarDate {
  const count = Number.parseInt(limit.slice(1), 10);
  return limit.endsWith('D') ? daysAfter(death, count) : monthsAfter(death, count);
}
