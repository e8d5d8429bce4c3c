import { expect, test } from 'vitest';
import type { WeaveName } from './weave-address.ts';
import { weaveSheet } from './weave-sheet.ts';

const sheet = weaveSheet();
const views = [...sheet.matchAll(/<view id="([\w-]+)" viewBox="0 (\d+) (\d+) (\d+)"\/>/g)].map(([, name, ...numbers]) => {
  const [top = 0, width = 0, height = 0] = numbers.map(Number);
  return { name, top, width, height };
});

const names: Record<WeaveName, true> = { band: true, thread: true, 'thread-down': true, bullet: true, step: true, mark: true };

test('every drawing that pages may ask for has its view', () => {
  expect(views.map(({ name }) => name).toSorted()).toEqual(Object.keys(names).toSorted());
});

test.each(views)('the view of $name frames one drawing of its size', ({ top, width, height }) => {
  expect(sheet.split(`<svg y="${top}" width="${width}" height="${height}"`)).toHaveLength(2);
});

test('views lie apart, so that none shows at the edge of another', () => {
  expect(views.map(({ top }, position) => top - ((views[position - 1]?.top ?? -8) + (views[position - 1]?.height ?? 0)))).toEqual(views.map(() => 8));
});

test('the sheet weighs less than the 4 KB that arrive in one packet round when compressed', () => {
  expect(sheet.length).toBeLessThan(4096);
});
