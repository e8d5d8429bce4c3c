import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import english from '../../locales/en/common.json' with { type: 'json' };
import gujarati from '../../locales/gu/common.json' with { type: 'json' };
import hindi from '../../locales/hi/common.json' with { type: 'json' };
import { casesBeside } from '../test/cases.ts';
import { FormatjsNumberFormat } from './formatjs-number-format.ts';
import { createAmountFormats } from './rupees.ts';

/** Amounts as English writes them. */
const cases = casesBeside(import.meta.filename, 'format', 'amount', 'to', 'said');

const languages = [
  { language: 'en', words: english.money, lakh: 'lakh', crore: 'crore' },
  { language: 'gu', words: gujarati.money, lakh: 'લાખ', crore: 'કરોડ' },
  { language: 'hi', words: hindi.money, lakh: 'लाख', crore: 'करोड़' },
];

describe.each(languages)('$language', ({ words, lakh, crore }) => {
  const formats = createAmountFormats(FormatjsNumberFormat, words);

  const inWords = (said: string) => said.replace('lakh', lakh).replace('crore', crore);
  const amountFormats: Record<string, (amount: number, to: number) => string> = {
    ...formats,
    lakhRange: (from, to) => formats.lakhRange({ from, to }),
  };

  test.each(cases)('$amount $to by the format $format is $said', ({ format, amount, to, said }) => {
    expect(amountFormats[format]?.(Number(amount), Number(to))).toBe(inWords(said));
  });
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
