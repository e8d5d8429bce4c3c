import { expect, test } from 'vitest';
import { FormatjsNumberFormat } from './formatjs-number-format.ts';
import { createAmountFormats } from './rupees.ts';

const formats = createAmountFormats(FormatjsNumberFormat, { lakh: 'lakh', crore: 'crore' });

test.each([
  [99_999, '₹99,999'],
  [100_000, '₹1\u00a0lakh'],
  [1_250_000, '₹12.5\u00a0lakh'],
  [9_999_400, '₹99.99\u00a0lakh'],
  [9_999_999, '₹1\u00a0crore'],
  [12_000_000, '₹1.2\u00a0crore'],
])('%i in words is %s', (amount, words) => {
  expect(formats.lakh(amount)).toBe(words);
});
