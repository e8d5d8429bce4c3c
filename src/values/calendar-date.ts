/**
 * Days of the calendar, reckoned in year, month and day, so that no clock and no time zone can move them; and as data
 * says them, like 2027-03-04, which sort as texts do.
 */

import { clockInIndia, millisecondsOfDay } from './india-clock.ts';

export interface CalendarDate {
  year: number;
  /** From 1 for January. */
  month: number;
  day: number;
}

/** A day's number in a row of all days; also that of a day beyond the end of its month. */
function serialOf({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / millisecondsOfDay;
}

function dateOf(serial: number): CalendarDate {
  const instant = new Date(serial * millisecondsOfDay);
  return { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate() };
}

export function daysInMonth(year: number, month: number): number {
  return dateOf(serialOf({ year, month: month + 1, day: 0 })).day;
}

/** Days from one date to another; negative when the other comes first. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return serialOf(to) - serialOf(from);
}

export function isBefore(date: CalendarDate, other: CalendarDate): boolean {
  return daysBetween(date, other) > 0;
}

export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  return dateOf(serialOf(date) + days);
}

/** The same day of another month; its last day where it is too short, so that no deadline is put too late. */
export function monthsAfter({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const first = dateOf(serialOf({ year, month: month + months, day: 1 }));
  return { ...first, day: Math.min(day, daysInMonth(first.year, first.month)) };
}

/** The same day in another year; 29 February becomes 28 February in a year that has none. */
export function yearsAfter(date: CalendarDate, years: number): CalendarDate {
  return monthsAfter(date, 12 * years);
}

/** From 0 for Sunday. */
export const weekdayOf = (date: CalendarDate): number => (serialOf(date) + 4) % 7;

/** The day that India's calendars show at an instant. */
export const dayInIndia = (instant: Date) => dateFromIso(isoDayInIndia(instant));

/** { year: 2027, month: 3, day: 4 } → 2027-03-04. */
export function isoDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** 2027-03-04 → { year: 2027, month: 3, day: 4 }; undefined where the text is no day of the calendar, written so. */
export function dateIfIso(text: string): CalendarDate | undefined {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = { year, month, day };
  return isoDate(dateOf(serialOf(date))) === text ? date : undefined;
}

/** The same of a text that must be one; throws where it is not. */
export function dateFromIso(iso: string): CalendarDate {
  const date = dateIfIso(iso);
  if (!date) throw new Error(`"${iso}" is no day of the calendar. Write year, month and day, like 2027-03-04.`);
  return date;
}

export type IsoDay = `${number}-${number}-${number}`;

/** Whether a text is a day of the calendar, written so; 2027-02-29 is none. */
export const isIsoDay = (text: string): text is IsoDay => dateIfIso(text) !== undefined;

/** The day that India's calendars show at an instant, as data says it. */
export const isoDayInIndia = (instant: Date): string => clockInIndia(instant).toISOString().slice(0, 10);

/** Whether a text is a day that has come, as those of consents and confirmations must have. */
export const hasCome = (written: string, today: Date): written is IsoDay =>
  isIsoDay(written) && written <= isoDayInIndia(today);
