/** Where each translation stands: there or missing, made from today's English or an older one. */
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { valuesOf, type LocaleFiles } from './locale-files.ts';
import { textsByKey } from './locale-values.ts';
import { isOutdated } from './translation-memory.ts';

export interface TextStatus {
  file: string;
  key: string;
  english: string;
  translation: string;
  state: 'translated' | 'missing' | 'changed';
}

/** The status of every text of a language, in file order. */
export function statusOf(locales: LocaleFiles, language: Language): TextStatus[] {
  const translated = valuesOf(locales, language);
  return Object.entries(valuesOf(locales, defaultLanguage)).flatMap(([file, words]) => {
    const translations = textsByKey(translated[file] ?? {});
    return [...textsByKey(words)].map(([key, english]): TextStatus => {
      const translation = translations.get(key) ?? '';
      const entry = locales.memory(language)[file]?.[key];
      const made = isOutdated(entry, english, translation) ? 'changed' : 'translated';
      const state = translation === '' ? 'missing' : made;
      return { file, key, english, translation, state };
    });
  });
}

/**
 * The status of a language for people: what is missing or outdated, then the counts; what the English was, the history
 * of its file says.
 */
export function statusText(texts: readonly TextStatus[]): string {
  const { missing = [] } = Object.groupBy(texts, ({ state }) => state);
  const open = texts.filter(({ state }) => state !== 'translated');
  const work = open.map(
    ({ file, key, english, translation }) =>
      `${file}:${key}\n  English is now: ${english}\n  Translation: ${translation || '(missing)'}`,
  );
  const counts = `${missing.length} are missing, ${open.length - missing.length} changed in English since.`;
  return [
    work.length > 0 ? 'To do:' : 'Nothing is to be translated.',
    ...work,
    `Of ${texts.length} texts ${counts}`,
  ].join('\n');
}
