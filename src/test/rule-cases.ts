/** Locale files made from objects, as tests of the check need them. */
import type { Language } from '../i18n/languages.ts';
import { localeFileText } from '../locale-tools/json-format.ts';
import { localeFilesOf, localeFile, type LocaleFiles } from '../locale-tools/locale-files.ts';

/** Locale files by language: the objects of one file, or the file as text. */
export type WordsByLanguage = Readonly<Partial<Record<Language, object | string>>>;

/** Locale files with one file per language; a text is taken as the file's bytes. */
export function localesFrom(
  words: WordsByLanguage,
  name = 'page',
  memories: Parameters<typeof localeFilesOf>[1] = {},
): LocaleFiles {
  const files = Object.entries(words).map(([language, content]) =>
    localeFile(language as Language, name, typeof content === 'string' ? content : localeFileText(content)),
  );
  return localeFilesOf(files, memories);
}
