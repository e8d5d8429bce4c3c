import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colours } from '../../../theme/colours.ts';

const publicFolder = resolve(import.meta.dirname, '../../../../public');

/** Colours of the outermost pixels of a drawing. */
async function edgeColours(file: string): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isEdge = (pixel: number) =>
    pixel < width || pixel >= width * (height - 1) || pixel % width === 0 || pixel % width === width - 1;
  const pixels = Array.from({ length: width * height }, (_, pixel) => pixel).filter(isEdge);
  return pixels.map((pixel) => `#${data.toString('hex', pixel * 3, pixel * 3 + 3).toUpperCase()}`);
}

test.each(globSync('illustrations/*.svg', { cwd: publicFolder }))(
  '%s ends nowhere in the indigo on which heroes set it, which would look like a bite taken out of it',
  async (file) => {
    expect(await edgeColours(join(publicFolder, file))).not.toContain(colours.indigo);
  },
);
