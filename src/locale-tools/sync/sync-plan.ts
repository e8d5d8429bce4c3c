/** What `npm run copy` would write: every language in step with the code and with English, and the memories that go with them. */
import { defaultLanguage } from '../../i18n/languages.ts';
import { unknownKeys } from '../extract-keys.ts';
import { isData, notedByDesk } from '../data-keys.ts';
import { localeFileText } from '../json-format.ts';
import { valuesOf, type LocaleFiles } from '../locale-files.ts';
import { isGroup, isList, withText, type LanguageFiles, type LocaleGroup, type LocaleValue } from '../locale-values.ts';
import { memoryFile, refreshed } from '../translation-memory.ts';
import { translations } from './translation-named.ts';

/** A group in the order of English, with what is missing empty; what English does not have stands last, so that nothing is lost. */
function completedGroup<Group extends LocaleGroup>(english: Group, translation: LocaleGroup): Group {
  const wanted = Object.entries(english).map(([key, value]) => [key, completed(value, translation[key], key)]);
  const extra = Object.entries(translation).filter(([key]) => !Object.hasOwn(english, key) && key !== notedByDesk);
  return Object.fromEntries([...wanted, ...extra]);
}

function completed(english: LocaleValue, translation: LocaleValue | undefined, key: string): LocaleValue {
  if (isGroup(english)) return completedGroup(english, isGroup(translation) ? translation : {});
  if (isList(english)) {
    const own = isList(translation) ? translation : [];
    return [...english.map((item, index) => completed(item, own[index], key)), ...own.slice(english.length)];
  }
  return translation ?? (typeof english === 'string' && !isData(key, english) ? '' : english);
}

function changedFiles({ files: present }: LocaleFiles, language: string, files: LanguageFiles): [string, string][] {
  return Object.entries(files)
    .map(([name, words]): [string, string] => [`locales/${language}/${name}.json`, localeFileText(words)])
    .filter(([path, text]) => !present.some((file) => file.path === path && file.text === text));
}

/** New texts by path below the root, only of files that change, and the keys that code asks for and English did not have, as `file:key`. Throws when a locale file cannot be read. */
export function planSync(locales: LocaleFiles, found: LanguageFiles) {
  const added = unknownKeys(found, locales);
  const english = added.reduce(
    (files, place) => withText(files, place.replace(':', '.'), ''),
    valuesOf(locales, defaultLanguage),
  );
  const writes = new Map(changedFiles(locales, defaultLanguage, english));
  for (const language of translations) {
    const files = completedGroup(english, valuesOf(locales, language));
    for (const [file, text] of changedFiles(locales, language, files)) writes.set(file, text);
    const memory = locales.memory(language);
    const text = localeFileText(refreshed(memory, english, files));
    if (text !== localeFileText(memory)) writes.set(memoryFile(language), text);
  }
  return { writes, added };
}
