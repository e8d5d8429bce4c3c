import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesBeside } from '../test/cases.ts';
import { FormatjsNumberFormat } from './formatjs-number-format.ts';
import { createAmountFormats } from './rupees.ts';

const cases = casesBeside(import.meta.filename, 'format', 'amount', 'to', 'said');

const formats = createAmountFormats(FormatjsNumberFormat, { lakh: 'lakh', crore: 'crore' });
const amountFormats: Record<string, (amount: number, to: number) => string> = {
  ...formats,
  lakhRange: (from, to) => formats.lakhRange({ from, to }),
};

test.each(cases)('$amount $to by the format $format is $said', ({ format, amount, to, said }) => {
  expect(amountFormats[format]?.(Number(amount), Number(to))).toBe(said);
});

test('amounts read the same whether the build or the browser groups them', () => {
  const options = { maximumFractionDigits: 2 };
  const amount = fc.oneof(fc.integer({ min: 0, max: 10 ** 12 }), fc.double({ min: 0, max: 10 ** 9, noNaN: true }));
  fc.assert(
    fc.property(amount, (value) => {
      expect(new FormatjsNumberFormat('en-IN', options).format(value)).toBe(
        new Intl.NumberFormat('en-IN', options).format(value),
      );
    }),
  );
});
