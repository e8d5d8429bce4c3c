import { expect, test } from 'vitest';
import { median, medians } from './median.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('there is no median of nothing', () => {
  expect(median([])).toBeNaN();
});

test('each figure of like records gets its own median', () => {
  expect(medians([{ lcp: 1, bytes: 30 }, { lcp: 9, bytes: 10 }, { lcp: 2, bytes: 20 }])).toEqual({ lcp: 2, bytes: 20 });
});
