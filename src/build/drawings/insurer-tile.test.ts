import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { insurerFamilies, insurers } from '../../office/insurers.ts';
import { artworkFolder, tilePath } from './artwork.ts';
import { insurerTiles, tileHeight, tileNotice, tileWidth } from './insurer-tile.ts';

const tiles = await insurerTiles();
const ids = new Set([...insurerFamilies(), ...insurers].map(({ id }) => id));
const read = (id: string) => readFile(join(artworkFolder, tilePath(id)), 'utf8');

test.each([...ids])('%s has a tile that says its width and height', async (id) => {
  expect(await read(id)).toMatch(/<svg(?=[^>]*\swidth="\d)(?=[^>]*\sheight="\d)/);
});

test.each(tiles)('public/logos/%s.svg is as it is set here, or the owner’s own; if not, run npm run artwork', async (id, content) => {
  const committed = await read(id);
  if (committed.includes(tileNotice)) expect(committed).toBe(content);
});

test.each(tiles)('the tile of %s weighs at most 3 KB as it is sent', (_, content) => {
  expect(brotliCompressSync(content).byteLength).toBeLessThanOrEqual(3 * 1024);
});

test.each(tiles)('the names on the tile of %s stay inside it', (_, content) => {
  const [, scale = '', path = ''] = content.match(/scale\(([\d.]+)\)" d="([^"]+)"/) ?? [];
  const starts = [...path.matchAll(/M(-?\d+)[ ]?(-?\d+)/g)].map(([, x, y]) => [Number(x) * Number(scale), Number(y) * Number(scale)]);
  expect(starts).not.toEqual([]);
  const outside = starts.filter(([x = 0, y = 0]) => x < 0 || x > tileWidth || y < 0 || y > tileHeight);
  expect(outside).toEqual([]);
});
