/** Whether the office is open, worked out in India's time. */
import { clockInIndia } from '../values/india-clock.ts';

/**
 * | status        | the office is                                                                |
 * | ------------- | ---------------------------------------------------------------------------- |
 * | closes 20:00  | open until then                                                              |
 * | opens 09:00   | not open yet today                                                           |
 * | reopens 16:00 | closed in the middle of the day                                              |
 * | 1 09:00       | closed until a later day, here Monday: the days are counted from Sunday as 0 |
 * | closed        | closed for longer, or until this weekday of the next week                    |
 * | appointment   | closed today but for appointments                                            |
 */
export type OpeningStatus = `${'closes' | 'opens' | 'reopens' | number} ${string}` | 'closed' | 'appointment';

/** What `hours.json` says; pages bring it along, so that no script grows with the list of holidays. */
export interface OpeningTimes {
  /** Spans like 09:00-20:00 of each day, Sunday first. */
  week: readonly (readonly string[])[];
  /** First and last day of each holiday, and the hours of one that is half a day. */
  closed: readonly (readonly [first: string, last: string, spans?: readonly string[]])[];
  /** Spans of the Saturdays of a month that differ from the others, by their number. */
  saturdays?: Readonly<Record<number, readonly string[]>>;
  /** Days without hours on which one can come by appointment, counted from Sunday as 0. */
  byAppointment?: readonly number[];
}

/** Which Saturday of its month one is, by its day of the month. */
export const saturdayOfMonth = (day: number) => Math.ceil(day / 7);

const opensOf = (span: string) => span.slice(0, 5);

const closesOf = (span: string) => span.slice(6);

/** Status at an instant; a holiday counts as closed all day but for hours of its own. */
export function statusAt(instant: Date, { week, closed, saturdays, byAppointment }: OpeningTimes): OpeningStatus {
  const date = clockInIndia(instant);
  const time = date.toISOString().slice(11, 16);
  const holidayOf = () => {
    const day = date.toISOString().slice(0, 10);
    return closed.find(([first, last]) => first <= day && day <= last);
  };
  const spansOfDay = () => {
    const holiday = holidayOf();
    if (holiday) return holiday[2] ?? [];
    const weekday = date.getUTCDay();
    const ofSaturday = weekday === 6 ? saturdays?.[saturdayOfMonth(date.getUTCDate())] : undefined;
    return ofSaturday ?? week[weekday] ?? [];
  };
  const today = spansOfDay();
  const left = today.filter((span) => time < closesOf(span));
  const [next] = left;
  if (next && time >= opensOf(next)) return `closes ${closesOf(next)}`;
  if (next) return `${left.length < today.length ? 'reopens' : 'opens'} ${opensOf(next)}`;
  if (byAppointment?.includes(date.getUTCDay()) && !holidayOf()) return 'appointment';
  // This weekday of the next week only where it has had its hours: on a holiday it would be taken for today.
  for (let days = today[0] ? 7 : 6; days > 0; days--) {
    date.setUTCDate(date.getUTCDate() + 1);
    const [first] = spansOfDay();
    if (first) return `${date.getUTCDay()} ${opensOf(first)}`;
  }
  return 'closed';
}
