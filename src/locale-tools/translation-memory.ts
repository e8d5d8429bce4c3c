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

export interface MemoryEntry {
  /** Fingerprint of the English that was translated. */
  english: string;
  /** Fingerprint of the translation, which tells whether it was revised since. */
  translation: string;
}

type ByKey<Entry> = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

/** Entries by key, by file name, for one language. */
export type TranslationMemory = ByKey<MemoryEntry>;

/** Path of a language's memory below the root; beside the folders of the languages, where it is no namespace. */
export function memoryFile(language: string): string {
  return `locales/memory.${language}.json`;
}

function mapEntries<From, To>(files: ByKey<From>, change: (entry: From) => To): ByKey<To> {
  const changed = (entries: Readonly<Record<string, From>>) =>
    Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, change(entry)]));
  return Object.fromEntries(Object.entries(files).map(([file, entries]) => [file, changed(entries)]));
}

/** The memory of a language; empty for a language that has none yet. */
export function readMemory(root: string, language: string): TranslationMemory {
  const file = path.join(root, memoryFile(language));
  const rows: ByKey<string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const noted = notesOfDesk(path.join(root, 'locales', language));
  const names = Object.keys({ ...rows, ...noted });
  return mapEntries(Object.fromEntries(names.map((name) => [name, { ...rows[name], ...noted[name] }])), (row) => {
    const [english = '', translation = ''] = row.split(' ');
    return { english, translation };
  });
}

/** What the desk has noted in the files of a language since the memory was last brought in step. */
function notesOfDesk(folder: string): Record<string, Record<string, string>> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const noted = files.flatMap((file) => {
    const { entries } = readJson(readFileSync(path.join(folder, file), 'utf8'));
    const rows = [...entries.values()].filter(({ key }) => key.startsWith(`${notedByDesk}.`));
    const parted = rows.map(({ value }) => String(value).split(/ (.*)/s) as [string, string]);
    return rows.length > 0 ? [[file.replace(/\.json$/, ''), Object.fromEntries(parted)] as const] : [];
  });
  return Object.fromEntries(noted);
}

/** The memory as it is written: one line per key, so that two people's changes merge. */
export function memoryText(memory: TranslationMemory): string {
  const rows = mapEntries(memory, ({ english, translation }) => `${english} ${translation}`);
  return `${JSON.stringify(rows, null, 2)}\n`;
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, 8);
}

/** Whether only the English has changed since a text was translated. */
export function isOutdated(entry: MemoryEntry | undefined, english: string, translation: string): entry is MemoryEntry {
  return entry?.translation === fingerprint(translation) && entry.english !== fingerprint(english);
}

/** What is remembered of a translation that fits the English as it is. */
export function madeFrom(english: string, translation: string): MemoryEntry {
  return { english: fingerprint(english), translation: fingerprint(translation) };
}

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
