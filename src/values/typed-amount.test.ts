import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../test/any-text.ts';
// How an amount stands with the signs of rupees; each word with what it stands for, written out again from how people say it; cases.
import table from './typed-amount.cases.json' with { type: 'json' };
import { readAmount } from './typed-amount.ts';

const scripts = ['0123456789', '૦૧૨૩૪૫૬૭૮૯', '०१२३४५६७८९'];
const inScript = (text: string, script: string) => text.replace(/\d/g, (digit) => script[Number(digit)] ?? '');

/** 1234567 → 12,34,567, or with spaces, made digit by digit. */
function grouped(amount: number, separator: string): string {
  const digits = String(amount);
  const head = digits.slice(0, -3).replace(/(\d)(?=(?:\d\d)+$)/g, `$1${separator}`);
  return head === '' ? digits : `${head}${separator}${digits.slice(-3)}`;
}

const amounts = fc.integer({ min: 0, max: 10_000_000_000 });

test('a grouped or bare figure in any of the three scripts is that amount', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(...scripts),
      fc.constantFrom('', ',', ' '),
      fc.constantFrom(...table.signs),
      (amount, script, separator, sign) => {
        expect(readAmount(inScript(sign.replace('{}', grouped(amount, separator)), script))).toBe(amount);
      },
    ),
  );
});

test('dashes alone say that there is none, and before a figure that it is less than nothing', () => {
  const dashes = fc.array(fc.constantFrom(...'-‐‑‒–—―−'), { minLength: 1, maxLength: 3 }).map((each) => each.join(''));
  const before = fc.constantFrom('', ' ', '₹', 'રૂા. ', 'Rs. ');
  fc.assert(
    fc.property(dashes, before, amounts, (dash, sign, amount) => {
      expect(readAmount(`${sign}${dash} `)).toBe('empty');
      expect(readAmount(`${sign}${dash[0]}${grouped(amount, ',')}`)).toBe('negative');
    }),
  );
});

test('whatever is typed becomes whole rupees that are not negative, or a reason', () => {
  const pieces = fc.string({ unit: fc.constantFrom(...'150,. -₹/xk') });
  fc.assert(
    fc.property(fc.oneof(anyText(), pieces), (typed) => {
      const amount = readAmount(typed);
      expect(typeof amount === 'string' || (Number.isInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
});

test('a figure with a word is the figure with its zeros', () => {
  const unit = fc.constantFrom(...table.sizes.flatMap(({ words, zeros }) => words.map((word) => ({ word, zeros }))));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9999 }),
      fc.nat(99),
      unit,
      fc.constantFrom('', ' ', '\u00a0'),
      fc.constantFrom(...scripts),
      (whole, hundredths, { word, zeros }, space, script) => {
        const decimals = String(hundredths).padStart(2, '0');
        expect(readAmount(inScript(`${whole}.${decimals}${space}${word}`, script))).toBe(
          Number(`${whole}${decimals}${zeros.slice(2)}`),
        );
      },
    ),
  );
});

test.each(table.read)('%s is %i', (typed, amount) => {
  expect(readAmount(String(typed))).toBe(amount);
});

test.each(table.refused)('%j is %s', (typed = '', error) => {
  expect(readAmount(typed)).toBe(error);
});
