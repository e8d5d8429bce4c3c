import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptRuns } from './script-runs.ts';

test('a text is cut where its script changes, and what all scripts share goes with the letters before it', () => {
  expect(scriptRuns('PSKમાં ₹5 (RC)')).toEqual(['PSK', 'માં ₹5 (', 'RC)']);
});

test('what stands before the first letters goes with them', () => {
  expect(scriptRuns('“5 લાખ”')).toEqual(['“5 લાખ”']);
});

test('figures alone are one stretch', () => {
  expect(scriptRuns('₹2,999*')).toEqual(['₹2,999*']);
});

test('nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(scriptRuns(text).join('')).toBe(text);
    }),
  );
});
