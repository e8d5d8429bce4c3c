import { expect, test } from 'vitest';
import { nextSteps, questionNames, questions, rowOf, stepNames, type Answers } from './our-home-rule.ts';

const everywhere = (answer: string): Answers => Object.fromEntries(questionNames.map((name) => [name, answer]));

const allWoven: Answers = Object.fromEntries(
  questionNames.map((name) => [name, Object.entries(questions[name]).find(([, share]) => share === 1)?.[0]]),
);

test('no answer, one that nobody knows and one that no question has leave a row open', () => {
  for (const answers of [{}, everywhere('unknown'), everywhere('else')])
    expect(questionNames.map((name) => rowOf(name, answers).share)).toEqual(questionNames.map(() => 0));
});

test('every question can be woven, and is never closed to who does not know', () => {
  expect(questionNames.map((name) => rowOf(name, allWoven).share)).toEqual(questionNames.map(() => 1));
  for (const name of questionNames) expect(questions[name]).toHaveProperty('unknown', 0);
});

test('at most three steps come next, those that cost nothing first', () => {
  expect(nextSteps(everywhere('unknown'))).toEqual(['papers', 'nominee', 'passbook']);
  expect(nextSteps({ ...allWoven, hospital: 'some', papers: 'none' })).toEqual(['papers', 'hospital']);
  expect(nextSteps(allWoven)).toEqual([]);
});

test('every question has its place among the steps', () => {
  expect(stepNames.toSorted()).toEqual(questionNames.toSorted());
});

test.each(questionNames)('%s: each answer that weaves has a pattern of its own', (name) => {
  const rows = Object.keys(questions[name]).map((answer) => rowOf(name, { [name]: answer }));
  const patterns = rows.filter(({ share }) => share > 0).map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('neighbours whose first answer is given are woven differently', () => {
  const patterns = questionNames.map((name) => rowOf(name, allWoven).pattern);
  for (const [row, pattern] of patterns.slice(1).entries()) expect(pattern).not.toBe(patterns[row]);
});
