import { afterEach, expect, test, vi } from 'vitest';
import { hours } from '../test/specification.ts';
import { statusAt } from './opening.ts';

const statusIn = (time: string, holidays: string[] = []) => statusAt(new Date(`${time}+05:30`), { hours, holidays });

test.each([
  ['one second before nine', '2026-11-23T08:59:59', 'opensToday'],
  ['at nine', '2026-11-23T09:00:00', 'open'],
  ['one second before eight', '2026-11-23T19:59:59', 'open'],
  ['at eight', '2026-11-23T20:00:00', 'opensOn2'],
  ['at midnight', '2026-11-24T00:00:00', 'opensToday'],
  ['on Saturday evening', '2026-11-21T20:00:00', 'opensOn1'],
  ['in the last second of Sunday', '2026-11-22T23:59:59', 'opensOn1'],
  ['on Monday just after midnight', '2026-11-23T00:00:00', 'opensToday'],
])('%s', (_, time, status) => {
  expect(statusIn(time)).toBe(status);
});

test.each([
  ['a holiday is closed all day', '2026-11-25T12:00:00', ['2026-11-25'], 'opensOn4'],
  ['neither a holiday nor a Sunday is the next day', '2026-11-20T20:30:00', ['2026-11-21', '2026-11-23'], 'opensOn2'],
  ['the evening before says the day after', '2026-11-24T21:00:00', ['2026-11-25'], 'opensOn4'],
])('%s', (_, time, holidays, status) => {
  expect(statusIn(time, holidays)).toBe(status);
});

afterEach(() => vi.unstubAllEnvs());

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Kathmandu'])(
  'a device in %s tells the same',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect([statusIn('2026-11-23T09:00:00'), statusIn('2026-11-23T20:00:00')]).toEqual(['open', 'opensOn2']);
  },
);
