/** Whether the office is open, worked out in India's time. */
import { holidays, hours } from './hours.ts';

export interface OpeningStatus {
  isOpen: boolean;
  /** Which sentence says it. */
  key: 'open' | 'opensToday' | 'opensOn';
  /** Day on which it opens next (or is open now), counted from Sunday as 0. */
  day: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

function minutesOf(time: string): number {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  return hour * 60 + minutes;
}

/** Status at an instant; a holiday (`2026-11-08`) counts as closed all day. */
export function statusAt(instant: Date, closedDays: readonly string[] = holidays): OpeningStatus {
  // Shifted by India's offset, the UTC fields read as India's clock.
  const inIndia = instant.getTime() + hours.utcOffsetMinutes * minute;
  const now = new Date(inIndia);
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
  const isWorkday = (date: Date) =>
    hours.days.some((workday) => workday === date.getUTCDay()) && !closedDays.includes(date.toISOString().slice(0, 10));
  if (isWorkday(now) && minutes < minutesOf(hours.closes)) {
    const isOpen = minutes >= minutesOf(hours.opens);
    return { isOpen, key: isOpen ? 'open' : 'opensToday', day: now.getUTCDay() };
  }
  let next = new Date(inIndia + day);
  while (!isWorkday(next)) next = new Date(next.getTime() + day);
  return { isOpen: false, key: 'opensOn', day: next.getUTCDay() };
}
