import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anyText } from '../test/any-text.ts';
import { readAmount } from './typed-amount.ts';

interface Table {
  /** How an amount stands with the signs of rupees. */
  signs: string[];
  /** Of which anything may be typed. */
  pieces: string[];
  /** Each word with what it stands for, written out again from how people say it. */
  sizes: { words: string[]; zeros: string }[];
  read: [typed: string, amount: number][];
  refused: [typed: string, error: string][];
}

const table: Table = JSON.parse(readFileSync(join(import.meta.dirname, 'typed-amount.cases.json'), 'utf8'));

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

test('a comma before a last group of one or two digits is never guessed at', () => {
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
  const pieces = fc.constantFrom(...table.pieces);
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
  expect(readAmount(typed)).toBe(amount);
});

test.each(table.refused)('%j is %s', (typed, error) => {
  expect(readAmount(typed)).toBe(error);
});
