import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../test/any-text.ts';
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
  const signs = fc.constantFrom(
    '{}',
    '₹{}',
    '₹ {}',
    'Rs. {}',
    'INR {}',
    '{}/-',
    'Rs.{}',
    '{}/=',
    '{} rupees',
    'રૂ. {}',
    'રૂા. {}',
    'રૂા.{}/-',
    'રૂ{}',
    '{} રૂપિયા',
    'रु. {}',
    'रू {}',
    '{} रुपये',
    '{} रूपये',
  );
  fc.assert(
    fc.property(amounts, fc.constantFrom(...scripts), fc.constantFrom('', ',', ' '), signs, (amount, script, separator, sign) => {
      expect(readAmount(inScript(sign.replace('{}', grouped(amount, separator)), script))).toBe(amount);
    }),
  );
});

test('invisible characters that come along with a pasted amount change nothing', () => {
  const invisible = fc.constantFrom(...'\u200e\u200f\u200b\u200c\u200d\u202a\u202c\u2060\u2066\u2069\ufeff\u00ad');
  fc.assert(
    fc.property(amounts, fc.constantFrom('₹ {}', 'રૂા. {}', '{} લાખ', '-{}', '{}'), fc.array(fc.tuple(fc.nat(20), invisible)), (amount, sign, places) => {
      const typed = sign.replace('{}', grouped(amount, ','));
      const pasted = places.reduce((text, [place, character]) => text.slice(0, place) + character + text.slice(place), typed);
      expect(readAmount(pasted)).toBe(readAmount(typed));
    }),
  );
});

test('a comma before a last group of one or two digits is never guessed at, whatever stands before it and whichever word follows', () => {
  const groups = fc.array(
    fc.nat(99).map((group) => String(group).padStart(2, '0')),
    { maxLength: 3 },
  );
  const tail = fc.constantFrom('', ' lakh', ' લાખ', 'k', ' करोड़', '/-');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      groups,
      fc.stringMatching(/^\d\d?$/),
      fc.constantFrom('', '.5', '.00'),
      tail,
      fc.constantFrom(...scripts),
      (head, middle, last, decimals, word, script) => {
        const typed = `${[head, ...middle, last].join(',')}${decimals}${word}`;
        expect(readAmount(inScript(typed, script))).toBe('ambiguous');
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
  const pieces = fc.constantFrom('1', '50', '000', ',', '.', ' ', '-', 'lakh', 'કરોડ', 'k', '₹', 'રૂા.', '/-', '\u200e', 'x');
  fc.assert(
    fc.property(
      fc.oneof(
        anyText(),
        fc.array(pieces, { maxLength: 9 }).map((each) => each.join('')),
      ),
      (typed) => {
        const amount = readAmount(typed);
        if (typeof amount === 'number') expect(Number.isInteger(amount) && amount >= 0).toBe(true);
        else expect(['empty', 'negative', 'ambiguous', 'unreadable']).toContain(amount);
      },
    ),
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
    fc.property(
      fc.integer({ min: 0, max: 9999 }),
      fc.nat(99),
      unit,
      fc.constantFrom('', ' ', '\u00a0'),
      fc.constantFrom(...scripts),
      (whole, hundredths, { word, zeros }, space, script) => {
        const decimals = String(hundredths).padStart(2, '0');
        expect(readAmount(inScript(`${whole}.${decimals}${space}${word}`, script))).toBe(Number(`${whole}${decimals}${zeros.slice(2)}`));
      },
    ),
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
  ['6 00 000.50', 600_000],
  ['2.3 lakh', 230_000],
  ['1,20,000.50', 120_000],
  ['રૂા. ૬,૦૦,૦૦૦', 600_000],
  ['\u200e₹6,00,000\u200e', 600_000],
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
  ['6,5 lakh', 'ambiguous'],
  ['1,50 lakh', 'ambiguous'],
  ['1.50,000', 'ambiguous'],
  ['1.500,00', 'ambiguous'],
  ['6,00,00', 'ambiguous'],
  ['- none', 'unreadable'],
  ['20000 500', 'unreadable'],
  ['1.5.5', 'unreadable'],
  ['1e5', 'unreadable'],
  ['6 constructor', 'unreadable'],
  ['૬ લાખ ?', 'unreadable'],
] as const)('%j is %s', (typed, error) => {
  expect(readAmount(typed)).toBe(error);
});
