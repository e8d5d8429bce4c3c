import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceLines, fillLines } from './line-breaking.ts';

const measure = (text: string) => text.length;

const headings = fc.array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abc') }), { minLength: 1, maxLength: 12 });

test('a line takes as many words as fit', () => {
  expect(fillLines('help with a claim', 11, measure)).toEqual(['help with a', 'claim']);
});

test('a word wider than the line cannot be set', () => {
  expect(balanceLines('an endorsement', 10, measure)).toBeUndefined();
});

test('two lines are made alike instead of leaving one word alone', () => {
  expect(balanceLines('sound advice in Rajkot', 20, measure)).toEqual(['sound advice', 'in Rajkot']);
});

test('no word is lost and no line is wider than allowed', () => {
  fc.assert(
    fc.property(headings, fc.integer({ min: 12, max: 60 }), (words, width) => {
      const lines = balanceLines(words.join(' '), width, measure) ?? [];
      return lines.join(' ') === words.join(' ') && lines.every((line) => line.length <= width);
    }),
  );
});

test('balancing never takes another line', () => {
  fc.assert(
    fc.property(headings, fc.integer({ min: 12, max: 60 }), (words, width) => {
      const text = words.join(' ');
      return balanceLines(text, width, measure)?.length === fillLines(text, width, measure)?.length;
    }),
  );
});
