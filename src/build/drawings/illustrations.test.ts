import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colours } from '../../theme/colours.ts';

const publicFolder = resolve(import.meta.dirname, '../../../public');

/** Colours of the outermost pixels of a drawing, each once. */
async function edgeColours(file: string): Promise<Set<string>> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) => [[0, row], [info.width - 1, row]]);
  const columns = Array.from({ length: info.width }, (_, column) => [[column, 0], [column, info.height - 1]]);
  const starts = [...rows, ...columns].flat().map(([x = 0, y = 0]) => (y * info.width + x) * info.channels);
  return new Set(starts.map((start) => `#${data.subarray(start, start + 3).toString('hex').toUpperCase()}`));
}

describe.each(globSync('illustrations/*.svg', { cwd: publicFolder }))('%s', (file) => {
  test('ends nowhere in the indigo on which heroes set it, which would look like a bite taken out of it', async () => {
    expect(await edgeColours(join(publicFolder, file))).not.toContain(colours.indigo);
  });
});
