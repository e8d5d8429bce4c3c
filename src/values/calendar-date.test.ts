import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from '../test/any-date.ts';
import {
  dateFromIso,
  dateIfIso,
  dayInIndia,
  daysAfter,
  daysBetween,
  isoDate,
  isoDayInIndia,
  monthsAfter,
} from './calendar-date.ts';

const date = anyDate(1900, 2199);

test('as many days after as lie between leads to the other day', () => {
  fc.assert(
    fc.property(date, date, (from, to) => {
      expect(daysAfter(from, daysBetween(from, to))).toEqual(to);
    }),
  );
});

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2028-02-29', -12 * 8, '2020-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months is %s', (from, months, to) => {
  expect(isoDate(monthsAfter(dateFromIso(from), months))).toBe(to);
});

describe('a written day', () => {
  test('reads back as it was', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(dateFromIso(isoDate(day))).toEqual(day);
      }),
    );
  });

  test.each(['2026-02-29', '2026-1-1', '2026-12-01T10:00', ''])('%s is no day', (written) => {
    expect(dateIfIso(written)).toBeUndefined();
    expect(() => dateFromIso(written)).toThrow(written);
  });
});

test('today in India agrees with the time zone data of the engine at any instant', () => {
  const india = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Kolkata',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const instants = fc.date({ min: new Date('1950-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const day = india.format(instant);
      expect([isoDate(dayInIndia(instant)), isoDayInIndia(instant)]).toEqual([day, day]);
    }),
  );
});
