import { expect, test } from 'vitest';
import { slicesOf } from './heading-font.ts';
import { packWoff2, unpackWoff2 } from './woff2.ts';

test('fonts packed and unpacked at the same time do not overwrite each other', async () => {
  const fonts = (await slicesOf('en')).map((slice) => slice.variable);
  const lengths = async (work: (font: Uint8Array) => Promise<Uint8Array>) => {
    const oneByOne: Uint8Array[] = [];
    for (const font of fonts) oneByOne.push(await work(font));
    expect(await Promise.all(fonts.map(work))).toEqual(oneByOne);
  };
  await lengths(async (font) => unpackWoff2(await packWoff2(font)));
});
