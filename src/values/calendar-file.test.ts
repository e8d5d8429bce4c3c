import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate, on } from '../test/any-date.ts';
import { readCalendar } from '../test/reminder.ts';
import { daysAfter, isoDate } from './calendar-date.ts';
import { calendarFile, daysOfNotice, type Reminder } from './calendar-file.ts';

const reminder: Reminder = {
  uid: 'reissue-2027-03-14@example.com',
  date: on('2027-03-14'),
  summary: 'પાસપોર્ટ: આજથી રી-ઇશ્યુ થઈ શકે',
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

describe('a calendar file', () => {
  test('says to another program what was put in, for any date and any words', () => {
    fc.assert(
      fc.property(anyDate(2000, 2199), words, words, (date, summary, description) => {
        const { event } = readCalendar(fileOf({ date, summary, description }));
        expect([event?.getFirstPropertyValue('summary'), event?.getFirstPropertyValue('description')]).toEqual([
          summary,
          description,
        ]);
        expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(isoDate(date));
      }),
    );
  });

  test('is a whole day that stays free, and tells only the two texts and the making, as RFC 5545 demands', () => {
    const { calendar, event, alarm } = readCalendar(fileOf({ date: on('2028-02-29') }));
    expect(['version', 'prodid'].map((name) => calendar.getFirstPropertyValue(name))).toEqual(['2.0', producer]);
    expect(event?.getAllProperties().map((property) => [property.name, String(property.getFirstValue())])).toEqual([
      ['uid', reminder.uid],
      ['dtstamp', '2026-11-20T18:45:12Z'],
      ['dtstart', '2028-02-29'],
      ['dtend', '2028-03-01'],
      ['summary', reminder.summary],
      ['description', reminder.description],
      ['transp', 'TRANSPARENT'],
    ]);
    expect(event?.getFirstProperty('dtstart')?.type).toBe('date');
    expect(event?.getFirstProperty('summary')?.getParameter('language')).toBe('gu');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    // Not every reader is as lenient as this one.
    expect(fileOf().replaceAll('\r\n ', '')).toContain(':Bring the booklet\\; carry copies\\, too.\\nCall');
  });

  test('holds an event some days before, which rings at nine in the morning where alarms are kept', () => {
    const { ahead, event, alarm } = readCalendar(fileOf());
    const [first, last] = [ahead, event].map((each) =>
      ['dtstart', 'uid'].map((name) => String(each?.getFirstPropertyValue(name))),
    );
    expect([first?.[0], last?.[0], first?.[1] === last?.[1]]).toEqual(['2027-03-07', '2027-03-14', false]);
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('PT9H');
  });

  test('holds no no-break characters of the page', () => {
    expect(fileOf({ summary: 'રી\u2060-\u2060ઇશ્યુ 10\u00a0દિવસ' })).toContain('રી-ઇશ્યુ 10 દિવસ');
  });
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

test('its lines end in CR LF and hold at most 75 octets, without cutting a character', () => {
  fc.assert(
    fc.property(words, words, (summary, description) => {
      const file = fileOf({ summary, description });
      const lines = file.split('\r\n');
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(lines.every((line) => Buffer.byteLength(line) <= 75 && line.isWellFormed())).toBe(true);
    }),
  );
});
