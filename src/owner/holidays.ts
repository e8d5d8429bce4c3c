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
  const over = ({ last }: { last: string }) => last < day;
  const points = [
    {
      id: 'open-past-days',
      what: 'Holidays in src/office/hours.json are over',
      days: holidays.filter(over),
      remedy: 'Take them away, and write those of this year or the next.',
    },
    {
      id: 'open-past-days',
      what: 'Notices in src/office/notices.json are over',
      days: notices.filter(over),
      remedy: 'Take them away.',
    },
    {
      id: 'open-far-days',
      what: `Holidays in src/office/hours.json are more than ${yearsAhead} years ahead`,
      days: holidays.filter(({ first }) => first > furthest),
      remedy: 'Look at the year: the page says open on the day that was meant.',
    },
  ] as const;
  return points.flatMap(({ id, what, days, remedy }) => {
    const about = days.map(({ first }) => first).join(', ');
    return about ? [{ isEssential: false, id, about, what: `${what}: ${about}`, remedy }] : [];
  });
}
