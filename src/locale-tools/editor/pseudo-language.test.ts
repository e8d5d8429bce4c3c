import { expect, test } from 'vitest';
import { pseudoWords } from './in-browser/pseudo-language.ts';

test('a text stands between brackets, so that a lost end shows', () => {
  expect(pseudoWords('Claims')).toMatch(/^\[.+\]$/);
});

test.each(['Claims', 'We look at your papers before you pay for anything.', 'ક્લેમમાં મદદ', 'बीमा'])('“%s” grows by at least a third', (text) => {
  expect(pseudoWords(text).length).toBeGreaterThanOrEqual(text.length * 1.33);
});

test('Latin letters are marked above the line', () => {
  expect(pseudoWords('Claims')).not.toMatch(/[AEIOUaeiou]/);
});

test.each([
  ['Gujarati', 'ક્લેમ', /ર્ત્/],
  ['Devanagari', 'बीमा', /र्त्/],
])('%s words come with a stacked one', (_, text, stacked) => {
  expect(pseudoWords(text)).toMatch(stacked);
});

test('placeholders and tags arrive as they are', () => {
  expect(pseudoWords('Call {{phone}} <b>now</b>')).toMatch(/\{\{phone\}\} <b>.*<\/b>/);
});

test('figures and data stay as they are', () => {
  const data = { amount: 2999, per: 'year', from: '2026-11', sign: '₹' };
  expect(pseudoWords(data)).toEqual(data);
});

test('lists and groups keep their shape', () => {
  expect(pseudoWords({ items: [{ name: 'One' }] })).toEqual({ items: [{ name: expect.stringMatching(/^\[/) }] });
});
