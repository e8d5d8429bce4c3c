import { expect, test } from 'vitest';
import { statusAt, type OpeningTimes } from './opening.ts';

const all = ['09:00-20:00'];
/** An office with a lunch break on Tuesdays, and a week away at Diwali. */
const office: OpeningTimes = {
  week: [[], all, ['09:30-13:30', '16:00-19:30'], [], all, all, all],
  saturdays: { 2: [], 4: ['09:00-13:00'] },
  byAppointment: [0],
  closed: [
    ['2026-11-08', '2026-11-16'],
    ['2026-11-30', '2026-11-30', ['09:00-12:00']],
    ['2026-12-01', '2026-12-06'],
    ['2027-01-14', '2027-01-15'],
  ],
};

const india = (time: string) => new Date(`${time}+05:30`);

test.each([
  ['one second before nine', '2026-11-23T08:59:59', 'opens 09:00'],
  ['at nine', '2026-11-23T09:00:00', 'closes 20:00'],
  ['at eight', '2026-11-23T20:00:00', '2 09:30'],
  ['at lunch', '2026-11-24T14:30:00', 'reopens 16:00'],
  ['on a Wednesday, which is closed', '2026-11-25T12:00:00', '4 09:00'],
  ['on a holiday until its weekday', '2026-11-10T08:00:00', 'closed'],
  ['on the evening before it', '2026-11-07T20:00:00', 'closed'],
  ['on the second day of a holiday', '2027-01-15T19:00:00', '6 09:00'],
  ['on a second Saturday', '2026-12-12T12:00:00', '1 09:00'],
  ['on a fourth Saturday that is half a day', '2026-11-28T12:00:00', 'closes 13:00'],
  ['on a third Saturday', '2026-11-21T20:00:00', '1 09:00'],
  ['on a Sunday by appointment', '2026-11-29T12:00:00', 'appointment'],
  ['on half a holiday', '2026-11-30T11:00:00', 'closes 12:00'],
  ['on the last day until its weekday', '2026-11-30T12:00:00', '1 09:00'],
])('%s (%s) the status is %s', (_, time, status) => {
  expect(statusAt(india(time), office)).toBe(status);
});
