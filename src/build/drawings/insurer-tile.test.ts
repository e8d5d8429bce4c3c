import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { insurerFamilies } from '../../office/insurer-families.ts';
import { insurers } from '../../office/insurers.ts';
import { openFont } from '../../fonts/font-shaping.ts';
import { boldOf } from '../fonts/bold-face.ts';
import { insurerTile } from './insurer-tile.ts';

const font = openFont(await boldOf('en'));

const families = insurerFamilies(insurers).map(({ names }) => names);
const companies = insurers.map(({ name }) => [name]);
const namesOfTiles = [...families, ...companies, ['General and Life Insurance Company of Saurashtra']];

test.each(namesOfTiles.map((names) => ({ names, tile: insurerTile(font, names) })))(
  'the tile of $names says its size, keeps its names inside it and weighs at most 3 KB as it is sent',
  ({ tile }) => {
    expect(tile).toMatch(/^<svg(?=[^>]*\swidth="240")(?=[^>]*\sheight="96")/);
    expect(brotliCompressSync(tile).byteLength).toBeLessThanOrEqual(3 * 1024);
    const [, scale = '', path = ''] = /scale\(([\d.]+)\)" d="([^"]+)"/.exec(tile) ?? [];
    const starts = [...path.matchAll(/M(-?\d+)[ ]?(-?\d+)/g)].map(([, x, y]) => [
      Number(x) * Number(scale),
      Number(y) * Number(scale),
    ]);
    expect(starts).not.toEqual([]);
    expect(starts.filter(([x = 0, y = 0]) => x < 0 || x > 240 || y < 0 || y > 96)).toEqual([]);
  },
);

test('a family shows the names of all its companies', () => {
  expect(insurerTile(font, ['Star Health', 'Star Life']).length).toBeGreaterThan(
    insurerTile(font, ['Star Health']).length,
  );
});
