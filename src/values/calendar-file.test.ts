import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDate, on } from '../test/any-date.ts';
import { readCalendar } from '../test/reminder.ts';
import { daysAfter, isoDate } from './calendar-date.ts';
import { calendarFile, daysOfNotice, type Reminder } from './calendar-file.ts';

const reminder: Reminder = {
  uid: 'reissue-2028-02-29@example.com',
  date: on('2028-02-29'),
  // With the no-break characters of a page.
  summary: 'પાસપોર્ટ: આજથી રી\u2060-\u2060ઇશ્યુ થઈ\u00a0શકે',
  description: 'Bring the booklet; carry copies, too.\nCall +91 98000 00000',
  daysBefore: 7,
};

const producer = '-//Rajkot Insurance & Passport Advisory//Reminders//GU';

/** A file of one reminder. */
const fileOf = (changes: Partial<Reminder> = {}) =>
  calendarFile({
    reminders: [{ ...reminder, ...changes }],
    language: 'gu',
    producer,
    made: new Date('2026-11-20T18:45:12.345Z'),
  });

const words = fc
  .string({ unit: fc.constantFrom(...'ab ,;:\\"\nપાસ્પોર્ટ रिन्यूअल 🙂'), maxLength: 60, size: 'max' })
  .filter((text) => text.trim() === text);

test('says to another program what was put in, for any date and any words, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(anyDate(2000, 2199), words, words, (date, summary, description) => {
      const file = fileOf({ date, summary, description });
      const { event } = readCalendar(file);
      const read = ['dtstart', 'summary', 'description'].map((name) => String(event?.getFirstPropertyValue(name)));
      expect(read).toEqual([isoDate(date), summary, description]);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const lines = file.split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75 && line.isWellFormed())).toBe(true);
    }),
  );
});

test('is a whole day that stays free, and some days before one that rings at nine in the morning', () => {
  const file = fileOf();
  const { calendar, ahead, event, alarm } = readCalendar(file);
  expect(['version', 'prodid'].map((name) => calendar.getFirstPropertyValue(name))).toEqual(['2.0', producer]);
  expect(event?.getAllProperties().map((property) => [property.name, String(property.getFirstValue())])).toEqual([
    ['uid', reminder.uid],
    ['dtstamp', '2026-11-20T18:45:12Z'],
    ['dtstart', '2028-02-29'],
    ['dtend', '2028-03-01'],
    ['summary', 'પાસપોર્ટ: આજથી રી-ઇશ્યુ થઈ શકે'],
    ['description', reminder.description],
    ['transp', 'TRANSPARENT'],
  ]);
  expect(event?.getFirstProperty('dtstart')?.type).toBe('date');
  expect(event?.getFirstProperty('summary')?.getParameter('language')).toBe('gu');
  expect(String(ahead?.getFirstPropertyValue('dtstart'))).toBe('2028-02-22');
  expect(ahead?.getFirstPropertyValue('uid')).not.toBe(reminder.uid);
  expect(['action', 'trigger'].map((name) => String(alarm?.getFirstPropertyValue(name)))).toEqual(['DISPLAY', 'PT9H']);
  // Not every reader is as lenient as this one.
  expect(file.replaceAll('\r\n ', '')).toContain(':Bring the booklet\\; carry copies\\, too.\\nCall');
});

test.each([
  [16, 15, 15],
  [2, 15, 1],
  [1, 15, undefined],
])(
  'of a day %i days from today the notice of %i days is %s, as tomorrow is the first morning left',
  (left, wanted, notice) => {
    const today = on('2026-11-20');
    expect(daysOfNotice(daysAfter(today, left), today, wanted)).toBe(notice);
  },
);
