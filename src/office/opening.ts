/** Whether the office is open, worked out in India's time. */
import { clockInIndia } from '../values/calendar-date.ts';

/** Open until a time, closed until a later time of this day, for the first or once more, or until a time of a later day, counted from Sunday as 0; closed alone where that is a week away. */
export type OpeningStatus = `${'closes' | 'opens' | 'reopens' | number} ${string}` | 'closed';

/** What `hours.json` says; pages bring it along, so that no script grows with the list of holidays. */
export interface OpeningTimes {
  /** Spans like 09:00-20:00 of each day, Sunday first. */
  week: readonly (readonly string[])[];
  /** First and last day of each holiday. */
  closed: readonly (readonly [first: string, last: string])[];
}

const opensOf = (span: string) => span.slice(0, 5);

const closesOf = (span: string) => span.slice(6);

/** Status at an instant; a holiday counts as closed all day. */
export function statusAt(instant: Date, { week, closed }: OpeningTimes): OpeningStatus {
  const date = clockInIndia(instant);
  const time = date.toISOString().slice(11, 16);
  const spansOfDay = () => {
    const day = date.toISOString().slice(0, 10);
    return closed.some(([first, last]) => first <= day && day <= last) ? [] : (week[date.getUTCDay()] ?? []);
  };
  const today = spansOfDay();
  const left = today.filter((span) => time < closesOf(span));
  const [next] = left;
  if (next && time >= opensOf(next)) return `closes ${closesOf(next)}`;
  if (next) return `${left.length < today.length ? 'reopens' : 'opens'} ${opensOf(next)}`;
  for (let ahead = 1; ahead < 7; ahead++) {
    date.setUTCDate(date.getUTCDate() + 1);
    const [first] = spansOfDay();
    if (first) return `${date.getUTCDay()} ${opensOf(first)}`;
  }
  return 'closed';
}
