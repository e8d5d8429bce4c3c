import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { buildHeadingFont } from '../build/fonts/heading-font.ts';
import { packWoff2, unpackWoff2 } from './woff2.ts';

test('fonts packed and unpacked at the same time do not overwrite each other', async () => {
  const fonts: Uint8Array[] = [];
  for (const language of languageCodes)
    fonts.push(await unpackWoff2((await buildHeadingFont({ language, texts: ['Passport'] })).woff2));
  const lengths = async (work: (font: Uint8Array) => Promise<Uint8Array>) => {
    const oneByOne: Uint8Array[] = [];
    for (const font of fonts) oneByOne.push(await work(font));
    expect(await Promise.all(fonts.map(work))).toEqual(oneByOne);
  };
  await lengths(async (font) => unpackWoff2(await packWoff2(font)));
});
