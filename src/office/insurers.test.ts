import { expect, test } from 'vitest';
import { insurerFamilies, insurers } from './insurers.ts';

test('the tiles of the home page name every company once', () => {
  expect(insurerFamilies().flatMap(({ names }) => names).toSorted()).toEqual(insurers.map(({ name }) => name).toSorted());
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
