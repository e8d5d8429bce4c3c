/**
 * Remembers by fingerprints the English that each translation was made from, so that a change in English shows as work for
 * its translators; git has the words themselves.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textsByKey, type LanguageFiles } from './locale-values.ts';
import { placeNamed } from './text-place.ts';

/** Fingerprints of texts. */
export interface MemoryEntry {
  /** The English text that was translated. */
  english: string;
  /** The translation, which tells whether it was revised since. */
  translation: string;
  /** The translation that a native reader has read and found good. */
  read?: string;
}

/** Entries by key, by file name, for one language. */
export type TranslationMemory = Readonly<Record<string, Readonly<Record<string, MemoryEntry>>>>;

/** Path of a language's memory below the root. */
export function memoryFile(language: string): string {
  return `src/locale-tools/translation-memory/${language}.json`;
}

type Entries<Entry> = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

function mapEntries<From, To>(files: Entries<From>, change: (entry: From) => To): Record<string, Record<string, To>> {
  return Object.fromEntries(Object.entries(files).map(([file, entries]) => {
    return [file, Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, change(entry)]))];
  }));
}

/** A memory from its text, in which each entry is its fingerprints in a row. */
export function parseMemory(text: string): TranslationMemory {
  const files: Entries<string> = JSON.parse(text);
  return mapEntries(files, (entry) => {
    const [english = '', translation = '', read] = entry.split(' ');
    return { english, translation, ...(read && { read }) };
  });
}

/** The memory of a language; empty for a language that has none yet. */
export function readMemory(root: string, language: string): TranslationMemory {
  const file = path.join(root, memoryFile(language));
  return existsSync(file) ? parseMemory(readFileSync(file, 'utf8')) : {};
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, 12);
}

/** The memory as it is written: one line per key, so that two people's changes merge. */
export function memoryText(memory: TranslationMemory): string {
  const rows = mapEntries(memory, ({ english, translation, read }) => [english, translation, ...(read ? [read] : [])].join(' '));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/** Whether only the English has changed since a text was translated. */
export function isOutdated(entry: MemoryEntry | undefined, english: string, translation: string): entry is MemoryEntry {
  return entry !== undefined && entry.english !== fingerprint(english) && entry.translation === fingerprint(translation);
}

/** What the memory says of a translation from now on: English as it is, unless only the English has changed. */
export function refreshed(old: MemoryEntry | undefined, english: string, translation: string): MemoryEntry {
  const present = fingerprint(translation);
  const isRead = old?.read === present;
  if (isOutdated(old, english, translation)) return old;
  return { english: fingerprint(english), translation: present, ...(isRead && { read: present }) };
}

/** The memory with every translation of some files, groups or texts marked as read by a native reader. */
export function markRead(memory: TranslationMemory, translation: LanguageFiles, names: readonly string[]): TranslationMemory {
  const places = names.map(placeNamed);
  return Object.fromEntries(Object.entries(memory).map(([file, entries]) => {
    const read = places.filter((place) => place.file === file);
    const texts = textsByKey(translation[file] ?? {});
    return [file, Object.fromEntries(Object.entries(entries).map(([key, entry]) => {
      const text = read.some((place) => place.key === '' || key === place.key || key.startsWith(`${place.key}.`)) && texts.get(key);
      return [key, text ? { ...entry, read: fingerprint(text) } : entry];
    }))];
  }));
}

/** The memory with some translations, named as `file:key`, said to fit the English as it is now; throws for a text that is not there. */
export function markFitting(
  memory: TranslationMemory,
  english: LanguageFiles,
  translation: LanguageFiles,
  fullKeys: readonly string[],
): TranslationMemory {
  return fullKeys.reduce<TranslationMemory>((all, fullKey) => {
    const { file, key } = placeNamed(fullKey);
    const source = textsByKey(english[file] ?? {}).get(key);
    const text = textsByKey(translation[file] ?? {}).get(key);
    if (source === undefined || !text) throw new Error(`There is no translated text “${fullKey}”. Name it as npm run status does.`);
    const { read } = all[file]?.[key] ?? {};
    const entry = { english: fingerprint(source), translation: fingerprint(text), ...(read && { read }) };
    return { ...all, [file]: { ...all[file], [key]: entry } };
  }, memory);
}
