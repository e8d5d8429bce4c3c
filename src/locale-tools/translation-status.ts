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
 * What a translator does about a text that is missing or outdated; what the English was, the history of its file says.
 */
function workOn({ file, key, english, translation, state }: TextStatus): string[] {
  if (state === 'translated') return [];
  return [`${file}:${key}`, `  English is now: ${english}`, `  Translation: ${translation || '(missing)'}`];
}

/** The status of a language for people: first what is to do, then the counts. */
export function statusText(texts: readonly TextStatus[]): string {
  const work = texts.flatMap(workOn);
  const count = (state: TextStatus['state']) => texts.filter((text) => text.state === state).length;
  return [
    ...(work.length > 0 ? ['To do:', ...work] : ['Nothing is to be translated.']),
    `Of ${texts.length} texts ${count('missing')} are missing, ${count('changed')} changed in English since.`,
  ].join('\n');
}
