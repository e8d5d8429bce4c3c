import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptRuns } from './script-runs.ts';

test.each([
  ['PSKમાં ₹5 (RC)', ['PSK', 'માં ₹5 (', 'RC)']],
  ['“5 લાખ”', ['“5 લાખ”']],
  ['₹2,999*', ['₹2,999*']],
])(
  '%s is cut where its script changes, and what all scripts share goes with the letters before it, or the first',
  (text, runs) => {
    expect(scriptRuns(text)).toEqual(runs);
  },
);

test('nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(scriptRuns(text).join('')).toBe(text);
    }),
  );
});
