/**
 * Remembers by fingerprints the English that each translation was made from, so that a change in English shows as work for
 * its translators. One file per language in `locales`, so that translators send it along.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../json/json-source.ts';
import { notedByDesk } from './data-keys.ts';
import { isTyped } from './locale-files.ts';
import { textsByKey, type LanguageFiles } from './locale-values.ts';

/** By key, by file name, for one language: the fingerprint of the English, and that of the translation, which tells whether it was revised since. */
export type TranslationMemory = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Path of a language's memory below the root; beside the folders of the languages, where it is no namespace. */
export function memoryFile(language: string): string {
  return `locales/memory.${language}.json`;
}

/** What the desk has noted in a file since the memory was last brought in step. */
function notesOfDesk(text: string): [key: string, entry: string][] {
  const noted = [...readJson(text).entries.values()].filter(({ key }) => key.startsWith(`${notedByDesk}.`));
  return noted.map(({ value }) => String(value).split(/ (.*)/s) as [string, string]);
}

/** The memory of a language; empty for a language that has none yet. */
export function readMemory(root: string, language: string): TranslationMemory {
  const [file, folder] = [path.join(root, memoryFile(language)), path.join(root, 'locales', language)];
  const memory: Record<string, TranslationMemory[string]> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const notes = notesOfDesk(readFileSync(path.join(folder, name), 'utf8'));
    const page = name.replace(/\.json$/, '');
    if (notes.length > 0) memory[page] = { ...memory[page], ...Object.fromEntries(notes) };
  }
  return memory;
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, 8);
}

/** Whether only the English has changed since a text was translated. */
export function isOutdated(entry: string | undefined, english: string, translation: string): entry is string {
  const [source, made] = entry?.split(' ') ?? [];
  return made === fingerprint(translation) && source !== fingerprint(english);
}

/** What is remembered of a translation that fits the English as it is. */
export const madeFrom = (english: string, translation: string) => `${fingerprint(english)} ${fingerprint(translation)}`;

/** The memory brought up to the words as they stand: what was revised fits today's English, what is outdated stays so. */
export function refreshed(
  memory: TranslationMemory,
  english: LanguageFiles,
  translation: LanguageFiles,
): TranslationMemory {
  const read = Object.entries(english).filter(([file]) => !isTyped(file));
  const files = read.map(([file, words]) => {
    const texts = textsByKey(translation[file] ?? {});
    const entries = [...textsByKey(words)].flatMap(([key, source]) => {
      const [text, old] = [texts.get(key), memory[file]?.[key]];
      return text ? [[key, isOutdated(old, source, text) ? old : madeFrom(source, text)] as const] : [];
    });
    return [file, Object.fromEntries(entries)];
  });
  return Object.fromEntries(files);
}
