import { expect, test } from 'vitest';
import { openFont, shapeText } from '../../fonts/font-shaping.ts';
import { boldOf } from './bold-face.ts';
import { kerningAsPairs, withoutKerning } from './kerning.ts';

/** Bytes of a table of a font, as the list at its beginning says; none where it has no such table. */
function sizeOf(font: Uint8Array, table: string): number {
  const directory = new TextDecoder('latin1').decode(font.subarray(0, 512));
  const record = directory.indexOf(table);
  return record < 0 ? 0 : new DataView(font.buffer, font.byteOffset).getUint32(record + 12);
}

test('the classes of the whole face give way to the pairs of the texts', async () => {
  const face = await boldOf('en');
  const cut = await kerningAsPairs(face, ['Travel'], { language: 'en' });
  expect(sizeOf(cut, 'GPOS')).toBeLessThan(sizeOf(face, 'GPOS') / 2);
  expect(sizeOf(cut, 'kern')).toBeGreaterThan(0);
});

test('marks stay where the face places them', async () => {
  const face = await boldOf('gu');
  const marks = (font: Uint8Array) => {
    const glyphs = shapeText(openFont(font), 'અંગ્રેજી', { language: 'gu' }, withoutKerning);
    return glyphs.map(({ xOffset, yOffset }) => ({ xOffset, yOffset }));
  };
  expect(marks(await kerningAsPairs(face, ['અંગ્રેજી'], { language: 'gu' }))).toEqual(marks(face));
});
