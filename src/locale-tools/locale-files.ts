/** Reads `locales` into one object with all languages, the files that cannot be read among them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languageCodes, type Language } from '../i18n/languages.ts';
import { hasLostLetters, parsedJson } from '../json/broken-file.ts';
import { readJson } from '../json/json-source.ts';
import type { LocaleGroup } from './locale-values.ts';
import { readMemory, withNotes, type TranslationMemory } from './translation-memory.ts';

export type LocaleFile = ReturnType<typeof localeFile>;

/** All words of the site in all languages. */
export type LocaleFiles = ReturnType<typeof localeFilesOf>;

/** A locale file from its bytes; its name without `.json` is also its i18next namespace. */
export function localeFile(language: Language, name: string, bytes: Buffer | string) {
  const text = bytes.toString();
  const json = readJson(text);
  return {
    language,
    name,
    /** Below the root, with forward slashes. */
    path: `locales/${language}/${name}.json`,
    text,
    /** Whether it may be judged: it is plain JSON, and no letter was lost when it was saved. */
    isReadable: json.errors.length === 0 && !hasLostLetters(text),
    ...json,
  };
}

/** What texts of every language quote. */
const quoted: Readonly<Record<string, LocaleFile>> = {
  figures: {
    ...localeFile(defaultLanguage, 'figures', readFileSync(new URL('../facts/figures.json', import.meta.url))),
    path: 'src/facts/figures.json',
  },
  limits: {
    ...localeFile(defaultLanguage, 'limits', readFileSync(new URL('../values/limits.json', import.meta.url))),
    path: 'src/values/limits.json',
  },
};

export function localeFilesOf(
  files: readonly LocaleFile[],
  memories: Readonly<Partial<Record<Language, TranslationMemory>>> = {},
) {
  const byPath = new Map(files.map((file) => [`${file.language}/${file.name}`, file]));
  const own = (code: Language) => files.filter(({ language }) => language === code);
  const known = new Map(languageCodes.map((code) => [code, withNotes(memories[code] ?? {}, own(code))]));
  return {
    files,
    /** The file of a language; `figures` of the law and `limits` of the forms are the same in every language. */
    file: (language: Language, name: string) => quoted[name] ?? byPath.get(`${language}/${name}`),
    /** What the translations of a language were made from. */
    memory: (language: Language): TranslationMemory => known.get(language) ?? {},
  };
}

/** What the translations of every language were made from, as it was last brought in step. */
export const readMemories = (root: string): Readonly<Partial<Record<Language, TranslationMemory>>> =>
  Object.fromEntries(languageCodes.map((language) => [language, readMemory(root, language)]));

/** Every locale file below a project's root, in the order of the languages. */
export function readLocales(root: string): LocaleFiles {
  const files = languageCodes.flatMap((language) => {
    const directory = join(root, 'locales', language);
    const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.json')) : [];
    return names
      .toSorted()
      .map((name) => localeFile(language, name.slice(0, -'.json'.length), readFileSync(join(directory, name))));
  });
  return localeFilesOf(files, readMemories(root));
}

/** The words of all files of a language by file name. @throws {Error} when a file is not plain JSON */
export function valuesOf({ files }: LocaleFiles, language: Language): Record<string, LocaleGroup> {
  const own = files.filter((file) => file.language === language);
  return Object.fromEntries(own.map(({ name, path, text }) => [name, parsedJson<LocaleGroup>(path, text)]));
}
