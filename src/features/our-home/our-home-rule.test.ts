import { expect, test } from 'vitest';
import { nextSteps, rowNames, rowShares, rowOf, type HomeChoices } from './our-home-rule.ts';

const everywhere = (choice: string): HomeChoices => Object.fromEntries(rowNames.map((name) => [name, choice]));

const allWoven: HomeChoices = Object.fromEntries(
  rowNames.map((name) => [name, Object.entries(rowShares[name]).find(([, share]) => share === 1)?.[0]]),
);

test('no answer, one that nobody knows and one that no question has leave a row open', () => {
  for (const choices of [{}, everywhere('unknown'), everywhere('else')])
    expect(rowNames.map((name) => rowOf(name, choices).share)).toEqual(rowNames.map(() => 0));
});

test('at most three steps come next, those that cost nothing first', () => {
  expect(nextSteps(everywhere('unknown'))).toEqual(['papers', 'nominee', 'passbook']);
  expect(nextSteps({ ...allWoven, hospital: 'some', papers: 'none' })).toEqual(['papers', 'hospital']);
  expect(nextSteps(allWoven)).toEqual([]);
});

test.each(rowNames)('%s: each answer that weaves has a pattern of its own', (name) => {
  const rows = Object.keys(rowShares[name]).map((choice) => rowOf(name, { [name]: choice }));
  const patterns = rows.filter(({ share }) => share > 0).map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('neighbours whose first answer is given are woven differently', () => {
  const patterns = rowNames.map((name) => rowOf(name, allWoven).pattern);
  for (const [row, pattern] of patterns.slice(1).entries()) expect(pattern).not.toBe(patterns[row]);
});
