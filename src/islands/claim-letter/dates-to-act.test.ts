import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import claimLetter from '../../../locales/en/claim-letter.json' with { type: 'json' };
import { anyDate, on } from '../../test/any-date.ts';
import { dayInIndia, isoDate, type CalendarDate } from '../../values/calendar-date.ts';
import { actSteps, dayToAct, ombudsmanYear, stepsOf, type ActStep } from './dates-to-act.ts';

const { figures } = claimLetter;

/** Lengths of the months, from January, written out once more. */
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number) => (month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0));

/** The next day, as one turns the page of a calendar. */
function turned({ year, month, day }: CalendarDate): CalendarDate {
  if (day < lengthOf(year, month)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}

function turnedTimes(date: CalendarDate, times: number): CalendarDate {
  let day = date;
  for (let turn = 0; turn < times; turn += 1) day = turned(day);
  return day;
}

/** The same day of a later month or year, or the last day that there is. */
function sameDay({ year, month, day }: CalendarDate, years: number, months: number): CalendarDate {
  const place = month - 1 + months;
  const [thenYear, thenMonth] = [year + years + Math.floor(place / 12), (place % 12) + 1];
  return { year: thenYear, month: thenMonth, day: Math.min(day, lengthOf(thenYear, thenMonth)) };
}

interface Case {
  sent: CalendarDate;
  claimed: CalendarDate;
  decided: CalendarDate | undefined;
}

/** The rules once more, with their figures in words: a second table that knows nothing of the first. */
const expected: Record<ActStep, (days: Case) => CalendarDate> = {
  answer: ({ sent }) => turnedTimes(sent, 14),
  bimaBharosa: ({ sent }) => turnedTimes(sent, 15),
  ombudsmanFrom: ({ sent }) => turned(sameDay(sent, 0, 1)),
  ombudsmanUntil: ({ sent, decided }) => sameDay(decided ?? sent, 1, 0),
  commissionUntil: ({ claimed, decided }) => sameDay(decided ?? claimed, 2, 0),
};

const anyCase = fc.record({
  sent: anyDate(2024, 2060),
  claimed: anyDate(2020, 2060),
  decided: fc.option(anyDate(2020, 2060), { nil: undefined }),
});

test.each(actSteps)('the day of %s is that of the second table, for every letter, claim and decision', (step) => {
  fc.assert(
    fc.property(anyCase, (days) => {
      expect(isoDate(dayToAct(step, days, figures))).toBe(isoDate(expected[step](days)));
    }),
    { numRuns: 2000 },
  );
});

test('on every day of a whole leap cycle, the steps follow one another', () => {
  let sent = on('2024-01-01');
  for (let day = 0; day < 1461; day += 1) {
    const [answer, bimaBharosa, ombudsmanFrom, ombudsmanUntil, commissionUntil] = actSteps.map((step) => {
      return isoDate(dayToAct(step, { sent, claimed: sent, decided: sent }, figures));
    });
    const inOrder = [isoDate(sent), answer, bimaBharosa, ombudsmanFrom, ombudsmanUntil, commissionUntil];
    expect(inOrder).toEqual(inOrder.toSorted());
    sent = turned(sent);
  }
});

describe('at the ends of months and years', () => {
  test.each([
    ['answer', '2027-02-14', '2027-02-28'],
    ['answer', '2028-02-15', '2028-02-29'],
    ['answer', '2026-12-20', '2027-01-03'],
    ['bimaBharosa', '2027-02-14', '2027-03-01'],
    ['ombudsmanFrom', '2027-01-31', '2027-03-01'],
    ['ombudsmanFrom', '2028-01-31', '2028-03-01'],
    ['ombudsmanFrom', '2027-01-28', '2027-03-01'],
    ['ombudsmanFrom', '2026-11-30', '2026-12-31'],
    ['ombudsmanFrom', '2026-12-31', '2027-02-01'],
    ['ombudsmanUntil', '2028-02-29', '2029-02-28'],
    ['ombudsmanUntil', '2027-02-28', '2028-02-28'],
    ['commissionUntil', '2028-02-29', '2030-02-28'],
    ['commissionUntil', '2026-02-28', '2028-02-28'],
  ] as const)('%s of %s is %s', (step, from, then) => {
    expect(isoDate(dayToAct(step, { sent: on(from), claimed: on(from), decided: on(from) }, figures))).toBe(then);
  });
});

test.each([
  ['2026-11-23T18:29:59Z', '2026-12-07'],
  ['2026-11-23T18:30:00Z', '2026-12-08'],
  ['2027-02-28T18:30:00Z', '2027-03-15'],
])('a letter of %s is dated as in India, so that its answer is due on %s', (instant, due) => {
  const sent = dayInIndia(new Date(instant));
  expect(isoDate(dayToAct('answer', { sent, claimed: sent, decided: undefined }, figures))).toBe(due);
});

describe('the Ombudsman’s year', () => {
  test.each([
    ['open', '2026-11-23', 'is open on the day of the decision'],
    ['open', '2027-10-22', 'is open while a month of silence fits into it'],
    ['ending', '2027-10-23', 'ends before the month of silence'],
    ['ending', '2027-11-23', 'ends on its last day'],
    ['over', '2027-11-24', 'is over on the day after'],
  ] as const)('is %s for a letter of %s: it %s', (state, sent, _rule) => {
    expect(ombudsmanYear({ sent: on(sent), claimed: on('2026-11-01'), decided: on('2026-11-23') }, figures)).toBe(state);
  });
});

describe('the steps of a case', () => {
  const steps = (sent: string, decided: string | undefined, amount?: number) => {
    const days = { sent: on(sent), claimed: on('2024-01-01'), decided: decided === undefined ? undefined : on(decided), amount };
    return stepsOf(days, figures).map(({ step }) => step);
  };

  test.each([
    ['a fresh refusal', '2026-11-23', '2026-11-03', undefined, ['answer', 'bimaBharosa', 'ombudsmanFrom', 'ombudsmanUntil', 'commissionUntil']],
    ['a year about to end', '2026-11-23', '2025-11-30', undefined, ['ombudsmanUntil', 'answer', 'bimaBharosa', 'commissionUntil']],
    ['a year that is over', '2026-11-23', '2025-10-02', undefined, ['answer', 'bimaBharosa', 'commissionUntil']],
    ['two years that are over', '2026-11-23', '2024-10-02', undefined, ['commissionUntil', 'answer', 'bimaBharosa']],
    ['a claim above the limit', '2026-11-23', '2026-11-03', 5_000_001, ['answer', 'bimaBharosa', 'commissionUntil']],
    ['no decision', '2026-11-23', undefined, undefined, ['answer', 'bimaBharosa', 'ombudsmanFrom', 'ombudsmanUntil']],
  ] as const)('of %s stand in the order of their days, without those that are closed', (_what, sent, decided, amount, expectedSteps) => {
    expect(steps(sent, decided, amount)).toEqual(expectedSteps);
  });
});
