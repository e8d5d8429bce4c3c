/**
 * Remembers by fingerprints the English that each translation was made from, so that a change in English shows as work
 * for its translators. One file per language in `locales`, so that translators send it along.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsedJson } from '../json/broken-file.ts';
import type { JsonSource } from '../json/json-source.ts';
import { isTyped, notedByDesk } from './data-keys.ts';
import { textsByKey, type LanguageFiles } from './locale-values.ts';

/**
 * By key, by file name, for one language: the fingerprint of the English, and that of the translation, which tells
 * whether it was revised since.
 */
export type TranslationMemory = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Path of a language's memory below the root; beside the folders of the languages, where it is no namespace. */
export function memoryFile(language: string): string {
  return `locales/memory.${language}.json`;
}

/** The memory of a language, empty where it has none yet. */
export function readMemory(root: string, language: string): TranslationMemory {
  const path = memoryFile(language);
  const file = join(root, path);
  return existsSync(file) ? parsedJson(path, readFileSync(file, 'utf8')) : {};
}

/** A memory with what the desk has noted in the files of its language since that was last brought in step. */
export function withNotes(
  memory: TranslationMemory,
  files: readonly ({ name: string } & Pick<JsonSource, 'entries'>)[],
): TranslationMemory {
  const noted = files.flatMap(({ name, entries }) => {
    const notes = [...entries.values()].filter(({ key }) => key.startsWith(`${notedByDesk}.`));
    const made = Object.fromEntries(notes.map(({ value }) => String(value).split(/ (.*)/s)));
    return notes.length > 0 ? [[name, { ...memory[name], ...made }]] : [];
  });
  return { ...memory, ...Object.fromEntries(noted) };
}

/** FNV-1a: browsers make a stronger one only in a moment of their own, and nobody forges these. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text.normalize('NFC'))) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Whether only the English has changed since a text was translated. */
export function isOutdated(entry: string | undefined, english: string, translation: string): entry is string {
  if (!entry) return false;
  const [source, made] = entry.split(' ');
  return made === fingerprint(translation) && source !== fingerprint(english);
}

/** What is remembered of a translation that fits the English as it is. */
export const madeFrom = (english: string, translation: string) => `${fingerprint(english)} ${fingerprint(translation)}`;

/**
 * The memory brought up to the words as they stand: what was revised fits today's English, what is outdated stays so.
 */
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
