/** Locale files made from objects, as tests of the check need them. */
import { languages } from '../i18n/languages.ts';
import { localeFileText } from '../locale-tools/json-format.ts';
import { localeFilesOf, localeFile, type CheckedLanguage, type LocaleFiles } from '../locale-tools/locale-files.ts';

/** The languages of cases; a site that has more is judged by the same ones. */
const { en, gu, hi } = languages;
export const caseLanguages = { en, gu, hi };

/** Locale files by language: the objects of one file, or the file as text. */
export type WordsByLanguage = Readonly<Record<string, object | string>>;

/** Locale files with one file per language; a text is taken as the file's bytes. */
export function localesFrom(
  words: WordsByLanguage,
  checked: Readonly<Record<string, CheckedLanguage>> = caseLanguages,
  name = 'page',
): LocaleFiles {
  const files = Object.entries(words).map(([language, content]) => {
    return localeFile(language, name, typeof content === 'string' ? content : localeFileText(content));
  });
  return localeFilesOf(files, checked, 'en');
}
