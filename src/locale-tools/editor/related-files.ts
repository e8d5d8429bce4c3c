/** As many locale files as judging one of them takes: its translations, and what they quote. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { localeFilesOf, localeFile, quotes, type LocaleFiles, type LocaleFile } from '../locale-files.ts';

const shared = 'common';

/** Names of the locale files, as English has them. */
export function fileNames(root: string): string[] {
  return readdirSync(path.join(root, 'locales', defaultLanguage))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
}

export function pathOf(root: string, language: string, name: string): string {
  return path.join(root, 'locales', language, `${name}.json`);
}

/** The file of that name in every language that has it. */
export function translationsOf(root: string, name: string): LocaleFile[] {
  return Object.keys(languages)
    .filter((language) => existsSync(pathOf(root, language, name)))
    .map((language) => localeFile(language, name, readFileSync(pathOf(root, language, name))));
}

/** Locale files of which the check judges the given ones, and finds what they quote. */
export function withQuotedFiles(root: string, given: readonly LocaleFile[]): LocaleFiles {
  const names = new Set(given.map(({ name }) => name));
  const isQuoted = (name: string) => given.some((file) => quotes(file, name));
  const others = fileNames(root).filter((name) => !names.has(name) && (name === shared || isQuoted(name)));
  const locales = localeFilesOf(
    [...given, ...others.flatMap((name) => translationsOf(root, name))],
    languages,
    defaultLanguage,
  );
  return { ...locales, files: given };
}
