import type { Plugin } from 'vite';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import { isData } from '../../locale-tools/data-keys.ts';
import { unbroken } from './unbroken-words.ts';

/** What stands here is read by search engines, calendars and other programs, which break lines by themselves. */
const unseen = new Set(['meta', 'reminder', 'greeting']);

function unbrokenIn(key: string, value: unknown, language: Language): unknown {
  if (isData(key, value) || unseen.has(key)) return value;
  if (typeof value === 'string') return unbroken(value, key, language);
  if (Array.isArray(value)) return value.map((item) => unbrokenIn(key, item, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unbrokenIn(name, part, language)]));
}

/** Gives a build the words of the locale files with their joints held together, for pages and islands alike. */
export function unbrokenWordsPlugin(): Plugin {
  return {
    name: 'unbroken-words',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [, language] = /\/locales\/(\w+)\/[\w-]+\.json$/.exec(id) ?? [];
      return isLanguage(language) ? JSON.stringify(unbrokenIn('', JSON.parse(code), language)) : undefined;
    },
  };
}
