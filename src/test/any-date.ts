/** Dates of the calendar for property tests. */
import fc from 'fast-check';
import type { CalendarDate } from '../values/calendar-date.ts';

const fromIso = (text: string): CalendarDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

/** Any day of these years, leap days more often than the calendar has them. */
export function anyDate(firstYear: number, lastYear: number): fc.Arbitrary<CalendarDate> {
  const day = fc.date({
    min: new Date(Date.UTC(firstYear, 0, 1)),
    max: new Date(Date.UTC(lastYear, 11, 31)),
    noInvalidDate: true,
  });
  const leapDay = fc
    .integer({ min: Math.ceil(firstYear / 4), max: Math.floor(lastYear / 4) })
    .map((quarter) => ({ year: quarter * 4, month: 2, day: 29 }))
    .filter(({ year }) => year % 100 !== 0 || year % 400 === 0);
  return fc.oneof(
    { weight: 4, arbitrary: day.map((instant) => fromIso(instant.toISOString().slice(0, 10))) },
    { weight: 1, arbitrary: leapDay },
  );
}

/** 2027-03-04, for tests that name a day. */
export const on = fromIso;
