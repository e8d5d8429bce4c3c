import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { boldOf, slicesOf } from './heading-font.ts';
import { keepKerning } from './kerning.ts';

async function faceOf(language: Language): Promise<Uint8Array> {
  const [own] = await slicesOf(language);
  return own ? boldOf(own) : new Uint8Array();
}

/** The beginning of a font, where its tables are listed. */
function directoryOf(font: Uint8Array): string {
  return new TextDecoder('latin1').decode(font.subarray(0, 512));
}

test('the classes of the whole face give way to the pairs of the texts', async () => {
  const face = await faceOf('en');
  expect(directoryOf(face)).toContain('GPOS');
  const directory = directoryOf(keepKerning(face, ['Travel'], { language: 'en' }));
  expect(directory).toContain('kern');
  expect(directory).not.toContain('GPOS');
});

test('a face that places marks is left as it is', async () => {
  const face = await faceOf('gu');
  expect(keepKerning(face, ['અંગ્રેજી'], { language: 'gu' })).toBe(face);
});
