import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import english from '../../locales/en/common.json' with { type: 'json' };
import gujarati from '../../locales/gu/common.json' with { type: 'json' };
import hindi from '../../locales/hi/common.json' with { type: 'json' };
import { FormatjsNumberFormat } from './formatjs-number-format.ts';
import indianNumbers from './indian-numbers.json' with { type: 'json' };
import { createAmountFormats } from './rupees.ts';

const languages = [
  { language: 'en', words: english.money, lakh: 'lakh', crore: 'crore' },
  { language: 'gu', words: gujarati.money, lakh: 'લાખ', crore: 'કરોડ' },
  { language: 'hi', words: hindi.money, lakh: 'लाख', crore: 'करोड़' },
];

describe.each(languages)('$language', ({ words, lakh, crore }) => {
  const formats = createAmountFormats(FormatjsNumberFormat, words);

  test.each([
    [0, '₹0'],
    [799, '₹799'],
    [2999, '₹2,999'],
    [12_345_678, '₹1,23,45,678'],
    [1234.5, '₹1,234.5'],
  ])('%d in rupees is %s', (amount, said) => {
    expect(formats.rupees(amount)).toBe(said);
  });

  test.each([
    [99_999, '₹99,999'],
    [100_000, `₹1\u00a0${lakh}`],
    [500_000, `₹5\u00a0${lakh}`],
    [1_250_000, `₹12.5\u00a0${lakh}`],
    [9_999_400, `₹99.99\u00a0${lakh}`],
    [9_999_999, `₹1\u00a0${crore}`],
    [10_000_000, `₹1\u00a0${crore}`],
    [12_000_000, `₹1.2\u00a0${crore}`],
  ])('%i in words is %s', (amount, said) => {
    expect(formats.lakh(amount)).toBe(said);
  });

  test.each([
    [{ from: 500_000, to: 1_000_000 }, `₹5–10\u00a0${lakh}`],
    [{ from: 10_000_000, to: 20_000_000 }, `₹1–2\u00a0${crore}`],
  ])('the range %o has one sign and one word', (range, said) => {
    expect(formats.lakhRange(range)).toBe(said);
  });

  test('plain numbers are grouped as in India', () => {
    expect(formats.number(1_234_567)).toBe('12,34,567');
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

test("the numbers of India that the site carries are the package's own, cut to what is used", () => {
  const file = createRequire(import.meta.url).resolve('@formatjs/intl-numberformat/locale-data/en-IN.js');
  const [, whole = ''] = /__addLocaleData\((\{[^]*?\n\})\)/.exec(readFileSync(file, 'utf8')) ?? [];
  const expected = JSON.parse(JSON.stringify(indianNumbers), (_, value: unknown) =>
    Array.isArray(value) ? expect.arrayContaining(value) : value,
  );
  expect(JSON.parse(whole)).toMatchObject(expected);
});
