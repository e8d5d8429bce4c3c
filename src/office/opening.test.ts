import { afterEach, expect, test, vi } from 'vitest';
import { facts } from '../test/filled-office.ts';
import { hours as specified } from '../test/specification.ts';
import type { Holiday, OpeningHours } from './hours.ts';
import { weekdays } from './weekdays.ts';
import { statusAt, type OpeningStatus } from './opening.ts';

const timesOf = (hours: OpeningHours, holidays: readonly Pick<Holiday, 'first' | 'last'>[] = []) => ({
  week: weekdays.map((day) => hours[day]),
  closed: holidays.map(({ first, last }) => [first, last] as const),
});

/** An office with a lunch break, half a Saturday, and a week away at Diwali. */
const holidays = [
  { first: '2027-01-14', last: '2027-01-15' },
  { first: '2026-11-08', last: '2026-11-16' },
  { first: '2026-12-24', last: '2026-12-26' },
];
const office = timesOf(facts.hours.hours, holidays);
const plain = timesOf(specified);

const india = (time: string) => new Date(`${time}+05:30`);

test.each([
  ['one second before nine', '2026-11-23T08:59:59', 'opens 09:00'],
  ['at nine', '2026-11-23T09:00:00', 'closes 20:00'],
  ['one second before eight', '2026-11-23T19:59:59', 'closes 20:00'],
  ['at eight', '2026-11-23T20:00:00', '2 09:00'],
  ['on Saturday evening', '2026-11-21T20:00:00', '1 09:00'],
])('by the hours of the specification, %s: %s', (_, time, status) => {
  expect(statusAt(india(time), plain)).toBe(status);
});

test.each([
  ['at half past two, when the office is at lunch', '2026-11-24T14:30:00', 'reopens 16:00'],
  ['on Saturday afternoon', '2026-11-21T13:30:00', '1 09:30'],
  ['where nobody comes back for a week', '2026-11-08T12:00:00', 'closed'],
])('%s (%s) the status is %s', (_, time, status) => {
  expect(statusAt(india(time), office)).toBe(status);
});

const differing = {
  ...plain,
  saturdays: { 2: [], 4: ['09:00-13:00'] },
  byAppointment: [0],
  closed: [['2026-11-30', '2026-11-30', ['09:00-12:00']]],
} as const;

test.each([
  ['on a second Saturday', '2026-11-14T12:00:00', '1 09:00'],
  ['on a third Saturday', '2026-11-21T12:00:00', 'closes 20:00'],
  ['on a fourth Saturday that is half a day', '2026-11-28T12:00:00', 'closes 13:00'],
  ['after it', '2026-11-28T13:00:00', '1 09:00'],
  ['on a Sunday by appointment', '2026-11-29T12:00:00', 'appointment'],
  ['on half a holiday', '2026-11-30T11:00:00', 'closes 12:00'],
])('%s (%s) the status is %s', (_, time, status) => {
  expect(statusAt(india(time), differing)).toBe(status);
});

const minutesOfDay = 1440;
const firstDay = Date.parse('2026-01-01T00:00Z');
const days = 730;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);

/** Slow and plain: whether the office is open in each minute of two years and a week. */
const isOpen = Array.from({ length: days + 7 }, (_, day) => {
  const date = new Date(firstDay + day * 86_400_000);
  const iso = date.toISOString().slice(0, 10);
  const isHoliday = holidays.some(({ first, last }) => first <= iso && iso <= last);
  const spans = isHoliday ? [] : facts.hours.hours[weekdays[date.getUTCDay()] ?? 'sunday'];
  return Array.from({ length: minutesOfDay }, (_minute, minute) =>
    spans.some((span) => minute >= minuteOf(span.slice(0, 5)) && minute < minuteOf(span.slice(6))),
  );
}).flat();

/** The same as `statusAt`, looked up minute by minute. */
function slowStatus(minute: number): OpeningStatus {
  const day = Math.floor(minute / minutesOfDay);
  if (isOpen[minute]) return `closes ${timeOf(isOpen.indexOf(false, minute))}`;
  const next = isOpen.indexOf(true, minute);
  const nextDay = Math.floor(next / minutesOfDay);
  if (nextDay === day) {
    const wasOpen = isOpen.slice(day * minutesOfDay, minute).includes(true);
    return `${wasOpen ? 'reopens' : 'opens'} ${timeOf(next)}`;
  }
  if (next < 0 || nextDay - day > 6) return 'closed';
  return `${new Date(firstDay + nextDay * 86_400_000).getUTCDay()} ${timeOf(next)}`;
}

/** Minutes of two years at which something begins or ends, and a minute on either side. */
const boundaries = isOpen
  .slice(1, days * minutesOfDay)
  .flatMap((open, before) =>
    open === isOpen[before] && (before + 1) % minutesOfDay ? [] : [before, before + 1, before + 2],
  );

const statusAtMinute = (minute: number) => statusAt(new Date(firstDay + minute * 60_000 - 330 * 60_000), office);

test('at every boundary of two years, and a minute on either side, the status is that of the slow table', () => {
  expect(boundaries.length).toBeGreaterThan(5000);
  expect(boundaries.filter((minute) => statusAtMinute(minute) !== slowStatus(minute))).toEqual([]);
});

afterEach(() => vi.unstubAllEnvs());

test.each(['Pacific/Kiritimati', 'America/New_York'])('a device in %s tells the same', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(statusAt(india('2026-11-23T20:00:00'), plain)).toBe('2 09:00');
});
