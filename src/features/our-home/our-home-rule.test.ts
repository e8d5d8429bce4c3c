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
