/** What `npm run copy` would write: every language in step with the code and with English, and the records that go with them. */
import { unknownKeys } from './extract-keys.ts';
import { addMissingKeys } from './added-keys.ts';
import { fileTextOf } from './format.ts';
import type { LocaleFiles } from '../locale-files.ts';
import { memoryFile, memoryText, type TranslationMemory } from './translation-memory.ts';
import { filesOf, withText, type Files } from '../texts.ts';

export interface SyncPlan {
  /** New texts by path below the root; only of files that change. */
  writes: ReadonlyMap<string, string>;
  /** What is added or moved, a line each. */
  notes: readonly string[];
}

/** English with the keys that code asks for and it does not have yet, empty. */
function withKeys(english: Files, places: readonly string[]): Files {
  return places.reduce((files, place) => {
    const [file = '', key = ''] = place.split(/:(.*)/s);
    return { ...files, [file]: withText(files[file] ?? {}, key, '') };
  }, english);
}

function changedFiles(copy: LocaleFiles, language: string, files: Files): [string, string][] {
  return Object.entries(files).flatMap(([name, words]): [string, string][] => {
    const text = fileTextOf(words);
    return copy.file(language, name)?.text === text ? [] : [[`locales/${language}/${name}.json`, text]];
  });
}

/** Throws when a locale file cannot be read. */
export function planSync(copy: LocaleFiles, found: Files, recordOf: (language: string) => TranslationMemory): SyncPlan {
  const present = filesOf(copy, copy.source);
  const unknown = unknownKeys(found, present);
  const english = withKeys(present, unknown);
  const notes = unknown.map((place) => `locales/${copy.source}: ${place} is asked for by code and was added, empty`);
  const writes = new Map(changedFiles(copy, copy.source, english));
  for (const language of Object.keys(copy.languages).filter((code) => code !== copy.source)) {
    const old = recordOf(language);
    const { files, record, added, moved } = addMissingKeys(english, filesOf(copy, language), old);
    notes.push(...added.map((place) => `locales/${language}: ${place} was added, empty: translate it`));
    notes.push(...moved.map((move) => `locales/${language}: the words of ${move} were kept`));
    for (const [file, text] of changedFiles(copy, language, files)) writes.set(file, text);
    if (memoryText(record) !== memoryText(old)) writes.set(memoryFile(language), memoryText(record));
  }
  return { writes, notes };
}
