/** The words that the development server shows: those of the files, or the last good ones while a file cannot be read. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage } from '../../i18n/languages.ts';
import { isData } from '../data-keys.ts';
import { isReadable, localeFile } from '../locale-files.ts';
import { isGroup, isList, type LocaleValue, type LocaleGroup } from '../locale-values.ts';
import { writeAtomically } from '../write-atomically.ts';
import { pathOf } from './related-files.ts';

const keptFolder = '.cache/last-good-words';

/** English in place of a translation, marked so that nobody takes it for one; data are the same in every language. */
function standIn(key: string, english: LocaleValue): LocaleValue {
  if (isGroup(english)) return Object.fromEntries(Object.entries(english).map(([name, value]) => [name, standIn(name, value)]));
  if (isList(english)) return english.map((item) => standIn('', item));
  return typeof english === 'string' && !isData(key, english) ? `[${defaultLanguage}] ${english}` : english;
}

function completedValue(key: string, value: LocaleValue | undefined, english: LocaleValue): LocaleValue {
  if (isGroup(english)) return completed(isGroup(value) ? value : {}, english);
  if (isList(english)) {
    const isThere = isList(value) && value.length > 0;
    return isThere ? value.map((item, index) => completedValue('', item, english[index] ?? item)) : standIn(key, english);
  }
  return value !== undefined && value !== '' && typeof value === typeof english ? value : standIn(key, english);
}

/** Words with what they lack taken from English, so that the page can be drawn while words are missing. */
function completed(words: LocaleGroup, english: LocaleGroup): LocaleGroup {
  const needed = Object.entries(english).map(([key, value]) => [key, completedValue(key, words[key], value)]);
  return { ...words, ...Object.fromEntries(needed) };
}

function parse(text: string): LocaleGroup {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

function ownWords(root: string, language: string, name: string): LocaleGroup | undefined {
  const kept = path.join(root, keptFolder, language, `${name}.json`);
  if (!existsSync(pathOf(root, language, name))) return undefined;
  const file = localeFile(language, name, readFileSync(pathOf(root, language, name)));
  const lastGood = existsSync(kept) ? readFileSync(kept, 'utf8') : undefined;
  if (!isReadable(file)) return lastGood === undefined ? undefined : parse(lastGood);
  // On disk, so that the next start of the server still has it.
  if (file.text !== lastGood) writeAtomically(kept, file.text);
  return parse(file.text);
}

/** The words of a file as far as it can be read; throws for an English file that never could be. */
export function lastGoodValues(root: string, language: string, name: string): LocaleGroup {
  const own = ownWords(root, language, name);
  if (language !== defaultLanguage) {
    const english = lastGoodValues(root, defaultLanguage, name);
    return completed(own ?? {}, english);
  }
  if (own) return own;
  throw new Error(
    `locales/${language}/${name}.json cannot be read and never could, so the page has no words to show. `
    + 'Run npm run check, which says where and how to fix it.',
  );
}
