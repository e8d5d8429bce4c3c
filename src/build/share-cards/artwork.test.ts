import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { artworkFolder, defaultCard, defaultCardPath, drawings } from './artwork.ts';
import { iconDrawing, icons } from './icons.ts';

test.each(drawings())('public/%s is what its rule draws; if not, run npm run artwork', async (path, content) => {
  expect(await readFile(join(artworkFolder, path), 'utf8')).toBe(content);
});

/** Most that another version of the image library may change in one channel of a pixel on a rounded corner. */
const tolerance = 24;

test.each(icons)('public/$path shows the mark; if not, run npm run artwork', async (icon) => {
  const pixels = (source: string | Buffer) => sharp(source).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const committed = await pixels(join(artworkFolder, icon.path));
  const drawn = await pixels(Buffer.from(iconDrawing(icon)));
  expect([committed.info.width, committed.info.height]).toEqual([icon.side, icon.side]);
  const furthest = committed.data.reduce((most, value, place) => Math.max(most, Math.abs(value - (drawn.data[place] ?? 0))), 0);
  expect(furthest).toBeLessThanOrEqual(tolerance);
});

/** Most that another version of the image library may change a card on average; another word or picture changes far more. */
const cardTolerance = 1;

test.each(languageCodes)('the default share card of %s is what its rule draws; if not, run npm run artwork', async (language) => {
  const pixels = (source: string | Uint8Array) => sharp(source).removeAlpha().raw().toBuffer();
  const committed = await pixels(join(artworkFolder, defaultCardPath(language)));
  const drawn = await pixels(await defaultCard(language));
  const difference = committed.reduce((sum, value, place) => sum + Math.abs(value - (drawn[place] ?? 0)), 0) / committed.length;
  expect(difference).toBeLessThanOrEqual(cardTolerance);
});
