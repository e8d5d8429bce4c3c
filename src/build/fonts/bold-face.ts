/** The whole face from which the heading font of a language is cut. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { languages, type Language } from '../../i18n/languages.ts';
import { headingFace } from '../../theme/heading-family.ts';

const require = createRequire(import.meta.url);

/** Path of its bold cut, a TrueType file; throws when its package has none. */
export function boldFileOf(language: Language): string {
  const { headingFont } = languages[language];
  const path = `${headingFont}/700Bold/${headingFace(language).replaceAll(' ', '')}_700Bold.ttf`;
  try {
    return require.resolve(path);
  } catch (cause) {
    const reason = `src/i18n/languages.ts: node_modules has no ${path}, so "${language}" would have no heading font.`;
    throw new Error(`${reason} Name a package of @expo-google-fonts that package.json lists.`, { cause });
  }
}

export function boldOf(language: Language): Promise<Uint8Array> {
  return readFile(boldFileOf(language));
}
