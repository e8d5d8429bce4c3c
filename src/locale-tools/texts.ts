/** The words of a locale file as plain values, and their texts by key. */
import { isData } from '../i18n/data-keys.ts';
import type { Value } from './json-source.ts';
import type { LocaleFiles } from './locale-files.ts';

export type LocaleValues = { [key: string]: Word };
export type Word = Value | LocaleValues | readonly Word[];

/** All locale files of one language by name. */
export type Files = Readonly<Record<string, LocaleValues>>;

export function isGroup(word: Word | undefined): word is LocaleValues {
  return typeof word === 'object' && word !== null && !isList(word);
}

export function isList(word: Word | undefined): word is readonly Word[] {
  return Array.isArray(word);
}

/** Texts that a translator writes, by key, in file order; data and figures are left out. */
export function textsOfWords(word: Word, key = ''): Map<string, string> {
  if (typeof word === 'string') return isData(key, word) ? new Map() : new Map([[key, word]]);
  const below = key === '' ? '' : `${key}.`;
  if (isList(word)) return new Map(word.flatMap((item, index) => [...textsOfWords(item, `${below}${index}`)]));
  if (isGroup(word)) return new Map(Object.entries(word).flatMap(([name, value]) => [...textsOfWords(value, `${below}${name}`)]));
  return new Map();
}

function replaced(word: Word | undefined, path: readonly string[], text: string): Word {
  const [name, ...rest] = path;
  if (name === undefined) return text;
  if (isList(word)) return word.map((item, index) => (String(index) === name ? replaced(item, rest, text) : item));
  const group = isGroup(word) ? word : {};
  return { ...group, [name]: replaced(group[name], rest, text) };
}

/** A copy with one text replaced; groups that its key names are made where they are missing. */
export function withText(words: LocaleValues, key: string, text: string): LocaleValues {
  const [name = '', ...rest] = key.split('.');
  return { ...words, [name]: replaced(words[name], rest, text) };
}

/** The words of all files of a language by file name; throws when a file is not plain JSON. */
export function filesOf(copy: LocaleFiles, language: string): Record<string, LocaleValues> {
  const own = copy.files.filter((file) => file.language === language);
  return Object.fromEntries(own.map(({ name, path, text }) => {
    try {
      return [name, JSON.parse(text)];
    } catch {
      throw new Error(`${path} is not plain JSON, so its words cannot be read. Run npm run check, which says where and how to mend it.`);
    }
  }));
}
