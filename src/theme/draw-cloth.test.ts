import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colours } from './colours.ts';
import { clothNames, drawCloth } from './draw-cloth.ts';
import drawings from './woven-figures.json' with { type: 'json' };

const { cloths } = drawings;
const figures = Object.entries<readonly string[]>(drawings.figures);

const seen: Record<string, string> = { m: colours.marigold, p: colours.paper, r: colours.madder };

test.each(figures)('%s is a block of known threads, none dark beside the bare ground', (_, rows) => {
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows.join('')).toMatch(/^[.dlmprs]+$/);
  const columns = [...(rows[0] ?? '')].map((_, position) => rows.map((row) => row[position]).join(''));
  // On the selvedge below they may stand.
  for (const line of [...rows, ...columns.map((column) => `.${column}`)])
    expect(line).not.toMatch(/\.[dlr]|[dlr]\.|^[dlr]/);
});

test.each(clothNames)('%s is woven of figures side by side, in at most 3.5 KB', (name) => {
  // The diamond rests on the girl.
  const { diamond: _diamond, ...standing }: Record<string, readonly number[]> = cloths[name].figures;
  const parts = Object.entries(standing).flatMap(([figure, lefts]) => {
    const width = Object.fromEntries(figures)[figure.replace('<', '')]?.[0]?.length ?? NaN;
    return lefts.map((left) => [left, left + width]);
  });
  const ends = parts.toSorted(([one = 0], [other = 0]) => one - other).flat();
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  expect(brotliCompressSync(drawCloth(name)).length).toBeLessThanOrEqual(3.5 * 1024);
});

test.each([
  ['elephant', 166],
  ['elephant<', 599],
])('the city shows each thread of %s, mirrored where it says so', async (name, left) => {
  const rows = drawings.figures.elephant;
  const { cells, cell } = cloths.city;
  const image = sharp(Buffer.from(drawCloth('city')), { density: 72 / cell });
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: cells, height: 32 });
  for (const [row, letters] of rows.entries())
    for (const [column, letter] of [...letters].entries()) {
      const x = left + (name.endsWith('<') ? letters.length - 1 - column : column);
      const pixel = ((27 - rows.length + row) * cells + x) * 3;
      if (letter in seen) expect(`#${data.toString('hex', pixel, pixel + 3)}`.toUpperCase()).toBe(seen[letter]);
    }
});
