/** As much of the copy as judging one file takes: its sisters in the other languages, and what they quote. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { localeFilesOf, localeFile, type LocaleFiles, type LocaleFile } from '../locale-files.ts';

const shared = 'common';

/** Names of the locale files, as English has them. */
export function fileNames(root: string): string[] {
  return readdirSync(path.join(root, 'locales', defaultLanguage)).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
}

export function pathOf(root: string, language: string, name: string): string {
  return path.join(root, 'locales', language, `${name}.json`);
}

/** The file of that name in every language that has it. */
export function sisters(root: string, name: string): LocaleFile[] {
  return Object.keys(languages)
    .filter((language) => existsSync(pathOf(root, language, name)))
    .map((language) => localeFile(language, name, readFileSync(pathOf(root, language, name))));
}

/** A copy in which the check judges the given files, and finds what they quote. */
export function around(root: string, given: readonly LocaleFile[]): LocaleFiles {
  const names = new Set(given.map(({ name }) => name));
  const isQuoted = (name: string) => given.some(({ text }) => text.includes(`{{${name}.`));
  const others = fileNames(root).filter((name) => !names.has(name) && (name === shared || isQuoted(name)));
  const copy = localeFilesOf([...given, ...others.flatMap((name) => sisters(root, name))], languages, defaultLanguage);
  return { ...copy, files: given };
}
