import { afterEach, describe, expect, test, vi } from 'vitest';
import { hours } from '../test/specification.ts';
import { statusAt } from './opening.ts';

const india = (time: string) => new Date(`${time}+05:30`);

describe('at the edges of a workday', () => {
  test.each([
    ['one second before nine', '2026-11-23T08:59:59', 'opensToday'],
    ['at nine', '2026-11-23T09:00:00', 'open'],
    ['one second before eight', '2026-11-23T19:59:59', 'open'],
    ['at eight', '2026-11-23T20:00:00', 'opensOn2'],
    ['at midnight', '2026-11-24T00:00:00', 'opensToday'],
  ])('%s', (_, time, status) => {
    expect(statusAt(india(time), { hours, holidays: [] })).toBe(status);
  });
});

describe('around Sunday', () => {
  test.each([
    ['Saturday evening waits for Monday', '2026-11-21T20:00:00', 'opensOn1'],
    ['Sunday noon waits for Monday', '2026-11-22T12:00:00', 'opensOn1'],
    ['the last second of Sunday waits for Monday', '2026-11-22T23:59:59', 'opensOn1'],
    ['Monday just after midnight opens today', '2026-11-23T00:00:00', 'opensToday'],
  ])('%s', (_, time, status) => {
    expect(statusAt(india(time), { hours, holidays: [] })).toBe(status);
  });
});

describe('around holidays', () => {
  test('a holiday is closed all day', () => {
    expect(statusAt(india('2026-11-25T12:00:00'), { hours, holidays: ['2026-11-25'] })).toBe('opensOn4');
  });

  test('the next day of opening is neither a holiday nor a Sunday', () => {
    expect(statusAt(india('2026-11-20T20:30:00'), { hours, holidays: ['2026-11-21', '2026-11-23'] })).toBe('opensOn2');
  });

  test('the evening before says the day after', () => {
    expect(statusAt(india('2026-11-24T21:00:00'), { hours, holidays: ['2026-11-25'] })).toBe('opensOn4');
  });
});

describe('whatever zone the device is in', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Europe/London', 'Asia/Kolkata', 'Asia/Kathmandu'])('%s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(statusAt(india('2026-11-23T09:00:00'), { hours, holidays: [] })).toBe('open');
    expect(statusAt(india('2026-11-23T20:00:00'), { hours, holidays: [] })).toBe('opensOn2');
  });
});
