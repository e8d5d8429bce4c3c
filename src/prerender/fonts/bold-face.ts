/** The whole face from which the heading font of a language is cut. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { languages, type Language } from '../../i18n/languages.ts';
import { headingFace } from '../../theme/heading-family.ts';

const require = createRequire(import.meta.url);

/** Path of its bold cut, a TrueType file; throws when its package has none. */
export function boldFileOf(language: Language): string {
  const face = headingFace(language).replaceAll(' ', '');
  return require.resolve(`${languages[language].headingFont}/700Bold/${face}_700Bold.ttf`);
}

export const boldOf = (language: Language): Promise<Uint8Array> => readFile(boldFileOf(language));
