import fc from 'fast-check';
import { expect, test } from 'vitest';
import renewalReminder from '../../../../locales/en/renewal-reminder.json' with { type: 'json' };
import { anyDate } from '../../../test/any-date.ts';
import { isoDate } from '../../../values/calendar-date.ts';
import { renewalAdvice } from './renewal-reminder-rule.ts';

const { figures } = renewalReminder;

test('on every day, for every policy, the day to call is none that is past, and while there is cover none without it', () => {
  fc.assert(
    fc.property(anyDate(2020, 2060), anyDate(2020, 2060), fc.integer({ min: 1, max: 60 }), (end, today, notice) => {
      const { state, call } = renewalAdvice(end, today, notice);
      const [last, now, then] = [isoDate(end), isoDate(today), isoDate(call)];
      expect(then >= now).toBe(true);
      expect(state === 'ended').toBe(last < now);
      expect(state === 'today').toBe(last === now);
      expect(state === 'ahead').toBe(then > now);
      if (state !== 'ended') expect(then <= last).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('whoever still has more than the days of notice waits until just those are left', () => {
  fc.assert(
    fc.property(anyDate(2020, 2060), fc.integer({ min: figures.remindDaysBefore + 1, max: 20_000 }), (today, daysLeft) => {
      const instant = (date: typeof today) => Date.UTC(date.year, date.month - 1, date.day);
      const last = new Date(instant(today) + daysLeft * 86_400_000);
      const end = { year: last.getUTCFullYear(), month: last.getUTCMonth() + 1, day: last.getUTCDate() };
      const { state, call } = renewalAdvice(end, today, figures.remindDaysBefore);
      expect([state, (instant(end) - instant(call)) / 86_400_000]).toEqual(['ahead', figures.remindDaysBefore]);
    }),
  );
});
