import { expect, test } from 'vitest';
import { diamondLayers } from './diamond.ts';

const layers = diamondLayers({ columns: 5, rows: 5, rings: 'aam', cell: 2 });

test('each thread lies on the one that stands further out', () => {
  expect(layers.map(({ colour }) => colour)).toEqual(['madder', 'marigold']);
});

test('the outline of a layer is as stepped as the weave', () => {
  expect(layers.at(-1)?.corners).toEqual([[2, 1], [3, 1], [3, 2], [4, 2], [4, 3], [3, 3], [3, 4], [2, 4], [2, 3], [1, 3], [1, 2], [2, 2]]);
});
