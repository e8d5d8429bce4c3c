/** A reminder as an iCalendar file (RFC 5545) that phones and computers put into their calendar. */
import { daysAfter, daysBetween, isoDate, type CalendarDate } from './calendar-date.ts';

export interface Reminder {
  /** Names this reminder for ever, so that a second import replaces the first. */
  uid: string;
  date: CalendarDate;
  summary: string;
  description: string;
  /** Two-letter code of the language that the two texts are in. */
  language: string;
  /** How many days before the date the device rings. */
  daysBefore: number;
  /** Who made the file. */
  producer: string;
  /** When it was made. */
  made: Date;
}

/** The hour of the morning at which the device rings. */
const hourOfAlarm = 9;

/** Longest line, in octets of UTF-8 without the line break (RFC 5545, 3.1). */
const longestLine = 75;

const encoder = new TextEncoder();

const octetsOf = (text: string) => encoder.encode(text).length;

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Breaks a line between characters; each next part begins with a space, which readers take away. */
export function foldLine(line: string): string {
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

const basicInstant = (instant: Date) => `${instant.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/**
 * How many days before a date a calendar can still ring, at most as many as wanted; undefined where only today is left for it, whose morning may have
 * passed.
 */
export function daysOfNotice(date: CalendarDate, today: CalendarDate, wanted: number): number | undefined {
  const left = daysBetween(today, date);
  return left < 2 ? undefined : Math.min(wanted, left - 1);
}

/** A whole-day event that does not mark its day as busy, with an alarm some mornings before. */
export function calendarFile({
  uid,
  date,
  summary,
  description,
  language,
  daysBefore,
  producer,
  made,
}: Reminder): string {
  const hoursBefore = daysBefore * 24 - hourOfAlarm;
  const trigger = `-P${Math.floor(hoursBefore / 24)}DT${hoursBefore % 24}H`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(producer)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${basicInstant(made)}`,
    `DTSTART;VALUE=DATE:${basicDate(date)}`,
    `DTEND;VALUE=DATE:${basicDate(daysAfter(date, 1))}`,
    `SUMMARY;LANGUAGE=${language}:${escapeText(summary)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${trigger}`,
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(foldLine).join('\r\n');
}
