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
  yearsAfter,
} from './calendar-date.ts';

const date = anyDate(1900, 2199);

/** The calendar said another way: a year is leap by the Gregorian rule, February depends on it. */
const monthLengths = (year: number) => [
  31,
  year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0) ? 29 : 28,
  31,
  30,
  31,
  30,
  31,
  31,
  30,
  31,
  30,
  31,
];

describe('a day of the calendar', () => {
  test('the day after is the next of the month, of the next month or of the next year', () => {
    fc.assert(
      fc.property(date, ({ year, month, day }) => {
        const isLast = day === monthLengths(year)[month - 1];
        const next = !isLast
          ? { year, month, day: day + 1 }
          : month < 12
            ? { year, month: month + 1, day: 1 }
            : { year: year + 1, month: 1, day: 1 };
        expect(daysAfter({ year, month, day }, 1)).toEqual(next);
      }),
    );
  });

  test('as many days after as lie between leads to the other day', () => {
    fc.assert(
      fc.property(date, date, (from, to) => {
        expect(daysAfter(from, daysBetween(from, to))).toEqual(to);
      }),
    );
  });

  test('a number of years later it is the same day, but 28 February where there is no 29th', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -20, max: 20 }), (from, years) => {
        const year = from.year + years;
        const lacksDay = from.month === 2 && from.day === 29 && monthLengths(year)[1] === 28;
        expect(yearsAfter(from, years)).toEqual({ year, month: from.month, day: lacksDay ? 28 : from.day });
      }),
    );
  });
});

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
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

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-11', '2026-12-01T10:00', ''])('%s is no day', (written) => {
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
