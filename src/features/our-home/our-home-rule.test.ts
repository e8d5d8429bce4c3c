import { expect, test } from 'vitest';
import { nextSteps, patternOf, questionNames, questions, stepOrder, weaveOf, type Answers } from './our-home-rule.ts';

const everywhere = (answer: string): Answers => Object.fromEntries(questionNames.map((name) => [name, answer]));

const allWoven: Answers = Object.fromEntries(
  questionNames.map((name) => [name, Object.entries(questions[name]).find(([, weave]) => weave === 'woven')?.[0]]),
);

test('no answer, one that nobody knows and one that no question has leave a row open', () => {
  for (const answers of [{}, everywhere('unknown'), everywhere('else')])
    expect(questionNames.map((name) => weaveOf(name, answers))).toEqual(questionNames.map(() => 'open'));
});

test('every question can be woven, and is never closed to who does not know', () => {
  expect(questionNames.map((name) => weaveOf(name, allWoven))).toEqual(questionNames.map(() => 'woven'));
  for (const name of questionNames) expect(questions[name]).toHaveProperty('unknown', 'open');
});

test('at most three steps come next, those that cost nothing first', () => {
  expect(nextSteps(everywhere('unknown'))).toEqual(['papers', 'nominee', 'passbook']);
  expect(nextSteps({ ...allWoven, hospital: 'some', papers: 'none' })).toEqual(['papers', 'hospital']);
  expect(nextSteps(allWoven)).toEqual([]);
});

test('every question has its place among the steps', () => {
  expect(stepOrder.toSorted()).toEqual(questionNames.toSorted());
});

test.each(questionNames)('%s: each answer has a pattern of its own', (name) => {
  const patterns = Object.keys(questions[name]).map((answer) => JSON.stringify(patternOf(name, answer)));
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('neighbours whose first answer is given are woven differently', () => {
  const patterns = questionNames.map((name) => JSON.stringify(patternOf(name, Object.keys(questions[name])[0] ?? '')));
  for (const [row, pattern] of patterns.slice(1).entries()) expect(pattern).not.toBe(patterns[row]);
});
