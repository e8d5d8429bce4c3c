/** The words that the development server shows: those of the files, or the last good ones while a file cannot be read. */
import { existsSync, readFileSync } from 'node:fs';
import { defaultLanguage } from '../../i18n/languages.ts';
import { isData } from '../data-keys.ts';
import { isReadable, localeFile } from '../locale-files.ts';
import { isGroup, isList, type LocaleValue, type LocaleGroup } from '../locale-values.ts';
import { pathOf } from './related-files.ts';

/** A value with what it lacks taken from English, marked so that nobody takes it for a translation; data are the same in every language. */
function completed(key: string, value: LocaleValue | undefined, english: LocaleValue): LocaleValue {
  if (isGroup(english)) {
    const own = isGroup(value) ? value : {};
    const needed = Object.entries(english).map(([name, each]) => [name, completed(name, own[name], each)]);
    return { ...own, ...Object.fromEntries(needed) };
  }
  if (isList(english)) {
    return isList(value) && value.length > 0
      ? value.map((item, index) => completed('', item, english[index] ?? item))
      : english.map((item) => completed('', undefined, item));
  }
  if (value !== undefined && value !== '' && typeof value === typeof english) return value;
  return typeof english === 'string' && !isData(key, english) ? `[${defaultLanguage}] ${english}` : english;
}

/** Remembers the last good words of each file; what it returns throws for an English file that never could be read. */
export function rememberWords(root: string): (language: string, name: string) => LocaleValue {
  const lastGood = new Map<string, LocaleGroup>();
  return function wordsToShow(language, name): LocaleValue {
    const path = pathOf(root, language, name);
    const file = existsSync(path) ? localeFile(language, name, readFileSync(path)) : undefined;
    if (isReadable(file)) lastGood.set(path, JSON.parse(file.text.replace(/^\uFEFF/, '')));
    const own = lastGood.get(path);
    if (language !== defaultLanguage) return completed('', own, wordsToShow(defaultLanguage, name));
    if (own) return own;
    throw new Error(
      `locales/${language}/${name}.json cannot be read and never could, so the page has no words to show. ` +
        'Run npm run check, which says where and how to fix it.',
    );
  };
}
