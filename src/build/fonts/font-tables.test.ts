import { expect, test } from 'vitest';
import { openFont, shapeText } from '../../fonts/font-shaping.ts';
import { replaceTables } from './font-tables.ts';
import { boldOf } from './bold-face.ts';
import { packWoff2, unpackWoff2 } from '../../fonts/woff2.ts';

const face = () => boldOf('en');

const shaped = (font: Uint8Array) => shapeText(openFont(font), 'Passport', { language: 'en' });

test('a font put together again draws as before', async () => {
  const font = await face();
  expect(shaped(replaceTables(font, {}))).toEqual(shaped(font));
});

test('a table left out is gone after packing', async () => {
  const packed = await packWoff2(replaceTables(await face(), { GPOS: undefined }));
  expect(new TextDecoder('latin1').decode((await unpackWoff2(packed)).subarray(0, 512))).not.toContain('GPOS');
});

test('a table put in is there after packing, whatever its length', async () => {
  const words = new TextEncoder().encode('odd in length');
  const packed = await packWoff2(replaceTables(await face(), { zzzz: words }));
  expect(new TextDecoder('latin1').decode(await unpackWoff2(packed))).toContain('odd in length');
});
