import { afterEach, expect, test, vi } from 'vitest';
import { facts } from '../test/filled-office.ts';
import { hours as usual, type Opening } from './hours.ts';
import { weekdays } from './weekdays.ts';
import { statusAt } from './opening.ts';

const timesOf = (hours: Opening['hours'], holidays: readonly { first: string; last: string }[] = []) => ({
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
const plain = timesOf(usual);

const india = (time: string) => new Date(`${time}+05:30`);

test.each([
  ['one second before nine', '2026-11-23T08:59:59', 'opens 09:00'],
  ['at nine', '2026-11-23T09:00:00', 'closes 20:00'],
  ['at eight', '2026-11-23T20:00:00', '2 09:00'],
  ['on Saturday evening', '2026-11-21T20:00:00', '1 09:00'],
])('by the usual hours, %s: %s', (_, time, status) => {
  expect(statusAt(india(time), plain)).toBe(status);
});

test.each([
  ['at half past two, when the office is at lunch', '2026-11-24T14:30:00', 'reopens 16:00'],
  ['where nobody comes back for a week', '2026-11-08T12:00:00', 'closed'],
  ['on the evening before it', '2026-11-07T20:00:00', 'closed'],
  ['on a Wednesday, which is closed', '2026-11-25T12:00:00', '4 09:30'],
  ['on the second day of a holiday', '2027-01-15T19:00:00', '6 09:30'],
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
  ['on a fourth Saturday that is half a day', '2026-11-28T12:00:00', 'closes 13:00'],
  ['on a Sunday by appointment', '2026-11-29T12:00:00', 'appointment'],
  ['on half a holiday', '2026-11-30T11:00:00', 'closes 12:00'],
])('%s (%s) the status is %s', (_, time, status) => {
  expect(statusAt(india(time), differing)).toBe(status);
});

afterEach(() => vi.unstubAllEnvs());

test.each(['Pacific/Kiritimati', 'America/New_York'])('a device in %s tells the same', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(statusAt(india('2026-11-23T20:00:00'), plain)).toBe('2 09:00');
});
