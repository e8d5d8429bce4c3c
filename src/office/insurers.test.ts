import { expect, test } from 'vitest';
import { insurerFamilies, insurers, insurersOf } from './insurers.ts';

test.each([
  ['health', 7],
  ['life', 7],
  ['vehicle', 6],
  ['travel', 6],
] as const)('%s has as many insurers as the specification says', (line, count) => {
  expect(insurersOf(line)).toHaveLength(count);
});

test('the home page shows twelve tiles that name every company once', () => {
  const families = insurerFamilies();
  expect([families.length, families.flatMap(({ names }) => names).toSorted()]).toEqual([12, insurers.map(({ name }) => name).toSorted()]);
});

test('no company sells life insurance and another line, which the law of India forbids', () => {
  expect(insurers.filter(({ lines }) => lines.includes('life') && lines.length > 1)).toEqual([]);
});

test('every company sells something', () => {
  expect(insurers.filter(({ lines }) => lines.length === 0)).toEqual([]);
});

const ids = insurers.map(({ id }) => id);

test('no two companies share a tile', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

test('a family of several companies takes no company’s tile', () => {
  expect(insurerFamilies().filter(({ id, names }) => names.length > 1 && ids.includes(id))).toEqual([]);
});
