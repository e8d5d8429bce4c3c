/** Holidays and notices that say nothing any more, or were probably meant for another year. */
import type { Holiday } from '../office/hours.ts';
import { isoDayInIndia } from '../values/calendar-date.ts';
import type { Notice } from '../office/notices.ts';
import type { ReadinessItem } from './readiness-item.ts';

/** No office in India knows its holidays longer before. */
const yearsAhead = 2;

export function holidayItems(holidays: readonly Holiday[], notices: readonly Notice[], today: Date): ReadinessItem[] {
  const day = isoDayInIndia(today);
  const furthest = `${Number(day.slice(0, 4)) + yearsAhead}${day.slice(4)}`;
  const point = (
    id: 'open-past-days' | 'open-far-days',
    what: string,
    all: readonly { first: string }[],
    remedy: string,
  ): ReadinessItem[] => {
    const about = all.map(({ first }) => first).join(', ');
    return about ? [{ isEssential: false, id, about, what: `${what}: ${about}`, remedy }] : [];
  };
  const over = ({ last }: { last: string }) => last < day;
  return [
    ...point(
      'open-past-days',
      'Holidays in src/office/hours.json are over',
      holidays.filter(over),
      'Take them away, and write those of this year or the next.',
    ),
    ...point('open-past-days', 'Notices in src/office/notices.json are over', notices.filter(over), 'Take them away.'),
    ...point(
      'open-far-days',
      `Holidays in src/office/hours.json are more than ${yearsAhead} years ahead`,
      holidays.filter(({ first }) => first > furthest),
      'Look at the year: the page says open on the day that was meant.',
    ),
  ];
}
