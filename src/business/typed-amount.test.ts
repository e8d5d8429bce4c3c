import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  const signs = fc.constantFrom('{}', '₹{}', '₹ {}', 'Rs. {}', 'INR {}', '{}/-', '{} rupees', 'રૂ. {}', '{} રૂપિયા', 'रु. {}', '{} रुपये');
  fc.assert(
    fc.property(amounts, fc.constantFrom(...scripts), fc.constantFrom('', ',', ' '), signs, (amount, script, separator, sign) => {
      expect(readAmount(inScript(sign.replace('{}', grouped(amount, separator)), script))).toBe(amount);
    }),
  );
});

/** Each word with what it stands for, written out again from how people say it. */
const sizes: [words: string[], zeros: string][] = [
  [['crore', 'Crores', 'cr', 'CR.', 'કરોડ', 'करोड़', 'करोड'], '0000000'],
  [['lakh', 'Lakhs', 'lac', 'L', 'LPA', 'લાખ', 'लाख'], '00000'],
  [['thousand', 'k', 'હજાર', 'हज़ार', 'हजार'], '000'],
];

test('a figure with a word is the figure with its zeros', () => {
  const unit = fc.constantFrom(...sizes.flatMap(([words, zeros]) => words.map((word) => ({ word, zeros }))));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), fc.nat(99), unit, fc.constantFrom('', ' ', '\u00a0'), fc.constantFrom(...scripts), (whole, hundredths, { word, zeros }, space, script) => {
      const decimals = String(hundredths).padStart(2, '0');
      expect(readAmount(inScript(`${whole}.${decimals}${space}${word}`, script))).toBe(Number(`${whole}${decimals}${zeros.slice(2)}`));
    }),
  );
});

test('the precomposed nukta letter reads like the composed one', () => {
  expect(readAmount('2 करो\u095c')).toBe(20_000_000);
});

test.each([
  ['1 crore 20 lakh', 12_000_000],
  ['1 કરોડ 20 લાખ', 12_000_000],
  ['1 करोड़ 20 लाख 50 हज़ार', 12_050_000],
  ['1 lakh 50,000', 150_000],
  ['.5 crore', 5_000_000],
  ['1,20000', 120_000],
  ['6 00 000', 600_000],
])('%s is %i', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['₹', 'empty'],
  ['-5', 'negative'],
  ['₹-6,00,000', 'negative'],
  ['− 6 lakh', 'negative'],
  ['six lakh', 'unreadable'],
  ['lakh', 'unreadable'],
  ['5–10 lakh', 'unreadable'],
  ['5 6 lakh', 'unreadable'],
  ['20 lakh 1 crore', 'unreadable'],
  ['6,5 lakh', 'unreadable'],
  ['1.5.5', 'unreadable'],
  ['1e5', 'unreadable'],
  ['6 constructor', 'unreadable'],
  ['૬ લાખ ?', 'unreadable'],
] as const)('%j is %s', (typed, fault) => {
  expect(readAmount(typed)).toBe(fault);
});
