import fc from 'fast-check';
import { expect, test } from 'vitest';
import { on } from '../../test/any-date.ts';
import { casesBeside } from '../../test/cases.ts';
import { claim } from '../../test/refused-claim.ts';
import { isoDate } from '../../values/calendar-date.ts';
import { ombudsmanYear, stepsOf } from './dates-to-act.ts';

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

test.each(cases)(
  'of a letter of $sent on a claim of $claimed, decided on $decided, the days are those of the table, in their order, and the Ombudsman’s year is $year',
  (row) => {
    const decided = row.decided ? on(row.decided) : undefined;
    const details = { ...claim, sent: on(row.sent), claimed: on(row.claimed), decided };
    const steps = stepsOf(details);
    expect(row).toMatchObject(Object.fromEntries(steps.map(({ step, date }) => [step, isoDate(date)])));
    expect(ombudsmanYear(details)).toBe(row.year);
    expect(steps.map(({ step }) => step).join(' ')).toBe(row.steps);
  },
);

test('above ₹50 lakh in dispute there is no Ombudsman, and the commission has a day only where the company has decided', () => {
  const anyAmount = fc.oneof(fc.integer({ min: 1, max: 20_000_000 }), fc.constantFrom(4_999_999, 5_000_000, 5_000_001));
  fc.assert(
    fc.property(anyAmount, anyAmount, fc.boolean(), fc.boolean(), (dispute, paid, isUndecided, isCashless) => {
      const amount = dispute + paid;
      const happened = isCashless ? 'cashless' : 'refused';
      const decided = isUndecided ? undefined : on('2026-11-03');
      const steps = stepsOf({ ...claim, decided, amount, paid, happened });
      const names = steps.map(({ step }) => step);
      expect(names.includes('ombudsmanUntil')).toBe(dispute <= 5_000_000 && !isCashless);
      expect(names.includes('commissionUntil')).toBe(!isUndecided && !isCashless);
    }),
  );
});
