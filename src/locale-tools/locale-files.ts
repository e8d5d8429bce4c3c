/** Reads `locales` into one object with all languages, the files that cannot be read among them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages as ownLanguages } from '../i18n/languages.ts';
import { hasLostLetters } from '../json/broken-file.ts';
import { readJson, type JsonSource } from '../json/json-source.ts';

/** What the check needs to know of a language; `src/i18n/languages.ts` has it. */
export interface CheckedLanguage {
  tag: string;
  script: string;
  endonym: string;
}

export interface LocaleFile extends JsonSource {
  language: string;
  /** File name without `.json`, which is also its i18next namespace. */
  name: string;
  /** Path below the root, with forward slashes. */
  path: string;
  text: string;
}

/** All words of the site in all languages. */
export interface LocaleFiles {
  languages: Readonly<Record<string, CheckedLanguage>>;
  /** The language that the others are translated from. */
  source: string;
  files: readonly LocaleFile[];
  /** The file of a language; `figures` are those of the law, the same in every language. */
  file(language: string, name: string): LocaleFile | undefined;
  /** Languages that have no folder. */
  missingFolders: readonly string[];
}

const folder = 'locales';

/** A locale file from its bytes. */
export function localeFile(language: string, name: string, bytes: Buffer | string): LocaleFile {
  const text = bytes.toString();
  return {
    language,
    name,
    path: `${folder}/${language}/${name}.json`,
    text,
    ...readJson(text),
  };
}

/** The figures that texts of every language quote. */
const figuresFile: LocaleFile = {
  ...localeFile('', 'figures', readFileSync(new URL('../facts/figures.json', import.meta.url))),
  path: 'src/facts/figures.json',
};

export function localeFilesOf(
  files: readonly LocaleFile[],
  languages: Readonly<Record<string, CheckedLanguage>>,
  source: string,
): LocaleFiles {
  const byPath = new Map(files.map((file) => [`${file.language}/${file.name}`, file]));
  return {
    languages,
    source,
    files,
    file: (language, name) => (name === 'figures' ? figuresFile : byPath.get(`${language}/${name}`)),
    missingFolders: Object.keys(languages).filter((language) => !files.some((file) => file.language === language)),
  };
}

/** Every locale file below a project's root, in the order of the languages; by itself of those of the site. */
export function readLocales(
  root: string,
  languages: Readonly<Record<string, CheckedLanguage>> = ownLanguages,
  source: string = defaultLanguage,
): LocaleFiles {
  const files = Object.keys(languages).flatMap((language) => {
    const directory = join(root, folder, language);
    if (!existsSync(directory)) return [];
    const names = readdirSync(directory)
      .filter((name) => name.endsWith('.json'))
      .toSorted();
    return names.map((name) =>
      localeFile(language, name.slice(0, -'.json'.length), readFileSync(join(directory, name))),
    );
  });
  return localeFilesOf(files, languages, source);
}

/** Whether a file holds words that visitors type, misspelt and in any letters: nobody reads them, so no rule of writing and no translation is asked of them. */
export const isTyped = (file: string) => file === 'find';

/** Whether a file may be judged: it is plain JSON, and no letter was lost when it was saved. */
export function isReadable(file: LocaleFile | undefined): file is LocaleFile {
  return file !== undefined && file.errors.length === 0 && !hasLostLetters(file.text);
}
