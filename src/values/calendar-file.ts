/** A day and its reminder as an iCalendar file (RFC 5545) that phones and computers put into their calendar. */
import { withoutNoBreak } from './without-no-break.ts';
import { daysAfter, daysBetween, isoDate, type CalendarDate } from './calendar-date.ts';

export interface Reminder {
  /** Names this reminder for ever, so that a second import replaces the first. */
  uid: string;
  date: CalendarDate;
  summary: string;
  description: string;
  /** How many days before the date the reminder stands. */
  daysBefore: number;
}

interface CalendarFile {
  reminders: readonly Reminder[];
  /** Two-letter code of the language that the texts are in. */
  language: string;
  /** Who made the file. */
  producer: string;
  /** When it was made. */
  made: Date;
}

/** Longest line, in octets of UTF-8 without the line break (RFC 5545, 3.1). */
const longestLine = 75;

const encoder = new TextEncoder();

const octetsOf = (text: string) => encoder.encode(text).length;

function escapeText(text: string): string {
  return withoutNoBreak(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n');
}

/** Breaks a line between characters; each next part begins with a space, which readers take away. */
function foldLine(line: string): string {
  let folded = '';
  let room = longestLine;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      folded += '\r\n ';
      room = longestLine - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}

const basicDate = (date: CalendarDate) => isoDate(date).replaceAll('-', '');

const basicInstant = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * How many days before a date a reminder can still stand, at most as many as wanted; undefined where only today is left
 * for it, whose morning may have passed.
 */
export function daysOfNotice(date: CalendarDate, today: CalendarDate, wanted: number): number | undefined {
  const left = daysBetween(today, date);
  return left < 2 ? undefined : Math.min(wanted, left - 1);
}

/**
 * Two whole-day events for each, on the date and some days before, that do not mark their days as busy: calendars drop
 * alarms that they import, but no events.
 */
export function calendarFile({ reminders, language, producer, made }: CalendarFile): string {
  const eventOn = (day: CalendarDate, uid: string, { summary, description }: Reminder) => [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${basicInstant(made)}`,
    `DTSTART;VALUE=DATE:${basicDate(day)}`,
    `DTEND;VALUE=DATE:${basicDate(daysAfter(day, 1))}`,
    `SUMMARY;LANGUAGE=${language}:${escapeText(summary)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    // At nine in the morning.
    'TRIGGER:PT9H',
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(producer)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...reminders.flatMap((reminder) => [
      ...eventOn(daysAfter(reminder.date, -reminder.daysBefore), `ahead-${reminder.uid}`, reminder),
      ...eventOn(reminder.date, reminder.uid, reminder),
    ]),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(foldLine).join('\r\n');
}
