/** Remembers the English that each translation was made from, so that a change in English shows as work for its translators. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textsByKey, type LanguageFiles } from './locale-values.ts';

export interface MemoryEntry {
  /** The English text that was translated. */
  english: string;
  /** Fingerprint of the translation, which tells whether it was revised since. */
  translation: string;
  /** Fingerprint of the translation that a native reader has read and found good. */
  read?: string;
}

/** Entries by key, by file name, for one language. */
export type TranslationMemory = Readonly<Record<string, Readonly<Record<string, MemoryEntry>>>>;

/** Path of a language's memory below the root. */
export function memoryFile(language: string): string {
  return `src/locale-tools/sync/translation-memory/${language}.json`;
}

/** The memory of a language; empty for a language that has none yet. */
export function readMemory(root: string, language: string): TranslationMemory {
  const file = path.join(root, memoryFile(language));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, 12);
}

/** The memory as it is written: one line per key, so that two people's changes merge. */
export function memoryText(memory: TranslationMemory): string {
  const files = Object.entries(memory).map(([file, entries]) => {
    const lines = Object.entries(entries).map(([key, entry]) => `    ${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
    return `  ${JSON.stringify(file)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${files.join(',\n')}\n}\n`;
}

/** What the memory says of a translation from now on: English as it is, unless only the English has changed. */
export function refreshed(old: MemoryEntry | undefined, english: string, translation: string): MemoryEntry {
  const mark = fingerprint(translation);
  const isOutdated = old !== undefined && old.english !== english && old.translation === mark;
  if (isOutdated) return old;
  return { english, translation: mark, ...(old?.read === mark && { read: mark }) };
}

/** The memory with every translation of some files marked as read by a native reader. */
export function markRead(memory: TranslationMemory, translation: LanguageFiles, names: readonly string[]): TranslationMemory {
  return Object.fromEntries(Object.entries(memory).map(([file, entries]) => {
    const texts = names.includes(file) ? textsByKey(translation[file] ?? {}) : new Map<string, string>();
    return [file, Object.fromEntries(Object.entries(entries).map(([key, entry]) => {
      const text = texts.get(key);
      return [key, text ? { ...entry, read: fingerprint(text) } : entry];
    }))];
  }));
}

/** The memory with some translations, named as `file:key`, said to fit the English as it is now; throws for a text that is not there. */
export function markFitting(memory: TranslationMemory, english: LanguageFiles, translation: LanguageFiles, places: readonly string[]): TranslationMemory {
  return places.reduce<TranslationMemory>((all, place) => {
    const [file = '', key = ''] = place.split(/:(.*)/s);
    const source = textsByKey(english[file] ?? {}).get(key);
    const text = textsByKey(translation[file] ?? {}).get(key);
    if (source === undefined || !text) throw new Error(`There is no translated text “${place}”. Name it as npm run status does.`);
    const { read } = all[file]?.[key] ?? {};
    return { ...all, [file]: { ...all[file], [key]: { english: source, translation: fingerprint(text), ...(read && { read }) } } };
  }, memory);
}
