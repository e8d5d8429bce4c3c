import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate, on } from '../../test/any-date.ts';
import { casesBeside } from '../../test/cases.ts';
import { isBefore, isoDate } from '../../values/calendar-date.ts';
import { actSteps, dayToAct, ombudsmanYear, stepsOf } from './dates-to-act.ts';

const cases = casesBeside(
  import.meta.filename,
  'sent',
  'claimed',
  'decided',
  'year',
  'steps',
  // In the order of the law's steps.
  'answer',
  'bimaBharosa',
  'ombudsmanFrom',
  'ombudsmanUntil',
  'commissionUntil',
);

describe.each(cases)('of a letter of $sent on a claim of $claimed, decided on $decided', (row) => {
  const days = {
    sent: on(row.sent),
    claimed: on(row.claimed),
    decided: row.decided ? on(row.decided) : undefined,
    amount: undefined,
  };

  test.each(actSteps)('the day of %s is that of the table', (step) => {
    expect(isoDate(dayToAct(step, days))).toBe(row[step]);
  });

  test(`the Ombudsman’s year is ${row.year}`, () => {
    expect(ombudsmanYear(days)).toBe(row.year);
  });

  test('the steps stand in the order of their days, the Ombudsman’s also after its year', () => {
    const steps = stepsOf(days).map(({ step }) => step);
    expect(steps.join(' ')).toBe(row.steps);
  });
});

/** Counted apart: the clock of the machine knows the calendar too, and a day that a month lacks becomes its last. */
const counted = (iso: string, { days = 0, months = 0 }) => {
  const day = new Date(iso);
  const date = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(date, last) + days);
  return day.toISOString().slice(0, 10);
};

test('whatever the days, each step has the day that the law counts', () => {
  fc.assert(
    fc.property(
      anyDate(2023, 2032),
      anyDate(2023, 2032),
      anyDate(2023, 2032),
      fc.boolean(),
      (one, two, three, isUndecided) => {
        const [claimed = one, decision = two, sent = three] = [one, two, three].toSorted((a, b) =>
          isBefore(a, b) ? -1 : 1,
        );
        const days = { sent, claimed, decided: isUndecided ? undefined : decision };
        const [letter, ruling, claim] = [sent, days.decided ?? sent, days.decided ?? claimed].map(isoDate);
        const wanted = {
          answer: counted(letter ?? '', { days: 14 }),
          bimaBharosa: counted(letter ?? '', { days: 15 }),
          ombudsmanFrom: counted(letter ?? '', { months: 1, days: 1 }),
          ombudsmanUntil: counted(ruling ?? '', { months: 12 }),
          commissionUntil: counted(claim ?? '', { months: 24 }),
        };
        for (const step of actSteps) expect([step, isoDate(dayToAct(step, days))]).toEqual([step, wanted[step]]);
      },
    ),
  );
});

test('above ₹50 lakh in dispute there is no Ombudsman, and the commission has a day only where the company has decided', () => {
  const anyAmount = fc.oneof(fc.integer({ min: 1, max: 20_000_000 }), fc.constantFrom(4_999_999, 5_000_000, 5_000_001));
  fc.assert(
    fc.property(anyAmount, anyAmount, fc.boolean(), fc.boolean(), (dispute, paid, isUndecided, isCashless) => {
      const amount = dispute + paid;
      const happened = isCashless ? 'cashless' : 'refused';
      const decided = isUndecided ? undefined : on('2026-11-03');
      const steps = stepsOf({ sent: on('2026-11-23'), claimed: on('2026-10-01'), decided, amount, paid, happened });
      const names = steps.map(({ step }) => step);
      expect(names.includes('ombudsmanUntil')).toBe(dispute <= 5_000_000 && !isCashless);
      expect(names.includes('commissionUntil')).toBe(!isUndecided && !isCashless);
    }),
  );
});
