/** Holidays that say nothing any more, or were probably meant for another year. */
import { isoDayInIndia } from '../office/iso-day.ts';
import type { ReadinessItem } from './readiness-item.ts';

/** No office in India knows its holidays longer before. */
const yearsAhead = 2;

export function holidayItems(holidays: readonly string[], today: Date): ReadinessItem[] {
  const day = isoDayInIndia(today);
  const last = `${Number(day.slice(0, 4)) + yearsAhead}${day.slice(4)}`;
  const point = (days: readonly string[], what: string, remedy: string): ReadinessItem[] =>
    days.length > 0
      ? [{ isEssential: false, what: `Of the holidays in src/office/hours.ts, ${days.join(', ')} ${what}`, remedy }]
      : [];
  const over = holidays.filter((holiday) => holiday < day);
  const far = holidays.filter((holiday) => holiday > last);
  return [
    ...point(over, 'is over', 'Take it away, and write the day of this year or the next where there is one.'),
    ...point(
      far,
      `is more than ${yearsAhead} years ahead`,
      'Look at the year: the page says open on the day that was meant.',
    ),
  ];
}
