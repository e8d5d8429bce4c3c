import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtSite, listedPages, metaOf, type BuiltPage } from '../../test/built-site.ts';
import { withoutNoBreak } from '../../values/without-no-break.ts';

const cardOf = (page: BuiltPage) => new URL(metaOf(page, 'og:image') ?? 'none:');

test('every page in every language has a card of its own', () => {
  expect(new Set(listedPages.map((page) => cardOf(page).href)).size).toBe(listedPages.length);
});

test.each(listedPages)(
  '$address names a card of at most 250 KB, of the size and with the words that it says',
  async (page) => {
    const file = join(builtSite, cardOf(page).pathname);
    expect(cardOf(page).origin).toBe(new URL(metaOf(page, 'og:url') ?? '').origin);
    const { width, height } = await sharp(file).metadata();
    const said = ['width', 'height'].map((name) => metaOf(page, `og:image:${name}`));
    expect(said).toEqual([String(width), String(height)]);
    expect(statSync(file).size).toBeLessThanOrEqual(250 * 1024);
    expect(metaOf(page, 'og:image:alt')).toContain(
      withoutNoBreak(page.document.querySelector('h1')?.text ?? 'no heading'),
    );
  },
);
