import { describe, expect, test } from 'vitest';
import { on } from '../../test/any-date.ts';
import { casesBeside } from '../../test/cases.ts';
import { isoDate } from '../../values/calendar-date.ts';
import { actSteps, dayToAct, ombudsmanYear, stepsOf } from './dates-to-act.ts';

const cases = casesBeside(
  import.meta.filename,
  'sent',
  'claimed',
  'decided',
  'amount',
  'year',
  'steps',
  // In the order of the law's steps.
  'answer',
  'bimaBharosa',
  'ombudsmanFrom',
  'ombudsmanUntil',
  'commissionUntil',
);

describe.each(cases)('of a letter of $sent on a claim of $claimed for ₹ $amount, decided on $decided', (row) => {
  const days = {
    sent: on(row.sent),
    claimed: on(row.claimed),
    decided: row.decided ? on(row.decided) : undefined,
    amount: row.amount ? Number(row.amount) : undefined,
  };

  test.each(actSteps)('the day of %s is that of the table', (step) => {
    expect(isoDate(dayToAct(step, days))).toBe(row[step]);
  });

  test(`the Ombudsman’s year is ${row.year}`, () => {
    expect(ombudsmanYear(days)).toBe(row.year);
  });

  test('the steps stand in the order of their days; the Ombudsman’s, which lateness does not close, up to the limit', () => {
    const steps = stepsOf(days).map(({ step }) => step);
    expect(steps.join(' ')).toBe(row.steps);
  });
});
