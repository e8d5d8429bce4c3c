import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDate, on } from '../../../test/any-date.ts';
import { isoDate, type CalendarDate } from '../../../values/calendar-date.ts';
import { nextReissueDay, reissueState, reissueWindow, type ReissueState } from './reissue-window-rule.ts';

/** What a visitor with this expiry date is told on this day. */
function told(expiry: CalendarDate, today: CalendarDate) {
  const window = reissueWindow(expiry, { opensYearsBefore: 1, closesYearsAfter: 3 });
  const state = reissueState(expiry, window, today);
  return { window, state, next: nextReissueDay(expiry, window, state) };
}

/** A year's shift said in text; 29 February falls back to the 28th. */
function shifted(date: CalendarDate, years: number): string {
  const text = `${date.year + years}-${isoDate(date).slice(5)}`;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? text : text.replace(/29$/, '28');
}

test('the window opens a year before and closes three years after, for every expiry date and every day', () => {
  fc.assert(
    fc.property(anyDate(2000, 2060), anyDate(1998, 2065), (expiry, today) => {
      const [opens, closes, day] = [shifted(expiry, -1), shifted(expiry, 3), isoDate(today)];
      const table: [isSo: boolean, state: ReissueState, next: string | undefined][] = [
        [day < opens, 'early', opens],
        [day <= isoDate(expiry), 'expiring', isoDate(expiry)],
        [day <= closes, 'expired', closes],
        [true, 'closed', undefined],
      ];
      const { window, state, next } = told(expiry, today);
      expect({ opens: isoDate(window.opens), closes: isoDate(window.closes) }).toEqual({ opens, closes });
      expect([state, next && isoDate(next)]).toEqual(table.find(([isSo]) => isSo)?.slice(1));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['2027-03-14', '2026-03-13', 'early'],
  ['2027-03-14', '2026-03-14', 'expiring'],
  ['2027-03-14', '2027-03-14', 'expiring'],
  ['2027-03-14', '2027-03-15', 'expired'],
  ['2027-03-14', '2030-03-14', 'expired'],
  ['2027-03-14', '2030-03-15', 'closed'],
  ['2028-02-29', '2027-02-27', 'early'],
  ['2028-02-29', '2027-02-28', 'expiring'],
  ['2028-02-29', '2031-02-28', 'expired'],
  ['2028-02-29', '2031-03-01', 'closed'],
])('expiring %s, on %s the case is: %s', (expiry, today, state) => {
  expect(told(on(expiry), on(today)).state).toBe(state);
});
