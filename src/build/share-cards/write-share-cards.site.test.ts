import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { builtSite, listedPages, metaOf, type BuiltPage } from '../../test/built-site.ts';
import { cardSize } from '../head/head.ts';

const cardOf = (page: BuiltPage) => new URL(metaOf(page, 'og:image') ?? 'none:');
const fileOf = (page: BuiltPage) => join(builtSite, cardOf(page).pathname);

test('every page in every language has a card of its own', () => {
  expect(new Set(listedPages.map((page) => cardOf(page).href)).size).toBe(listedPages.length);
});

describe.each(listedPages)('$address', (page) => {
  test('names a card that is there, at the origin of the page', () => {
    expect([cardOf(page).origin, existsSync(fileOf(page))]).toEqual([new URL(metaOf(page, 'og:url') ?? '').origin, true]);
  });

  test('has a card of the size that it says', async () => {
    const { width, height, format } = await sharp(fileOf(page)).metadata();
    const said = {
      width: Number(metaOf(page, 'og:image:width')),
      height: Number(metaOf(page, 'og:image:height')),
      format: metaOf(page, 'og:image:type')?.split('/')[1],
    };
    expect([{ width, height, format }, said]).toEqual([{ ...cardSize, format: 'png' }, { ...cardSize, format: 'png' }]);
  });

  test('has a card of at most 250 KB', () => {
    expect(statSync(fileOf(page)).size).toBeLessThanOrEqual(250 * 1024);
  });

  test('says what its card shows', () => {
    expect(metaOf(page, 'og:image:alt')).toContain(page.document.querySelector('h1')?.text ?? 'no heading');
  });
});
