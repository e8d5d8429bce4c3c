/** Whether the office is open, worked out in India's time. */
import type { holidays, hours } from './hours.ts';
import { indiaOffsetMinutes } from './iso-day.ts';

/** Open now, closed until later today, or closed until a later day, counted from Sunday as 0. */
export type OpeningStatus = 'open' | 'opensToday' | `opensOn${number}`;

/** What `hours.ts` says; pages bring it along, so that no script grows with the list of holidays. */
export interface OpeningTimes {
  hours: typeof hours;
  holidays: typeof holidays;
}

/** Status at an instant; a holiday (`2026-11-08`) counts as closed all day. */
export function statusAt(instant: Date, { hours, holidays }: OpeningTimes): OpeningStatus {
  // Shifted by India's offset, the UTC fields read as India's clock.
  const date = new Date(Number(instant) + indiaOffsetMinutes * 60_000);
  const time = date.toISOString().slice(11);
  const isWorkday = () => hours.days.includes(date.getUTCDay()) && !holidays.includes(date.toISOString().slice(0, 10));
  if (isWorkday() && time < hours.closes) return time < hours.opens ? 'opensToday' : 'open';
  do date.setUTCDate(date.getUTCDate() + 1);
  while (!isWorkday());
  return `opensOn${date.getUTCDay()}`;
}
