import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtSite, siteFiles } from '../../../test/built-site.ts';

const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(
  siteFiles.get('/site.webmanifest')?.content.toString() ?? '{}',
);

test.each(icons)('the icon $src has the size that the manifest says', async ({ src, sizes }) => {
  const { width, height } = await sharp(join(builtSite, src)).metadata();
  expect(`${width}x${height}`).toBe(sizes);
});

test('a maskable icon has its own background up to every corner', async () => {
  const { src = '' } = icons.find((icon) => icon.src.includes('maskable')) ?? {};
  expect((await sharp(join(builtSite, src)).stats()).isOpaque).toBe(true);
});
