/** What `npm run copy` would write: every language in sync with the code and with English, and the memories that go with them. */
import { unknownKeys } from '../extract-keys.ts';
import { addMissingKeys } from './add-missing-keys.ts';
import { localeFileText } from '../json-format.ts';
import type { LocaleFiles } from '../locale-files.ts';
import { memoryFile, memoryText, type TranslationMemory } from '../translation-memory.ts';
import { valuesOf, withText, type LanguageFiles } from '../locale-values.ts';

export interface SyncPlan {
  /** New texts by path below the root; only of files that change. */
  writes: ReadonlyMap<string, string>;
  /** What is added or moved, a line each. */
  notes: readonly string[];
}

/** English with the keys that code asks for and it does not have yet, empty. */
function withKeys(english: LanguageFiles, places: readonly string[]): LanguageFiles {
  return places.reduce((files, place) => {
    const [file = '', key = ''] = place.split(/:(.*)/s);
    return { ...files, [file]: withText(files[file] ?? {}, key, '') };
  }, english);
}

function changedFiles(locales: LocaleFiles, language: string, files: LanguageFiles): [string, string][] {
  return Object.entries(files).flatMap(([name, words]): [string, string][] => {
    const text = localeFileText(words);
    return locales.file(language, name)?.text === text ? [] : [[`locales/${language}/${name}.json`, text]];
  });
}

/** More than these would hide every other note. */
const namedOneByOne = 20;

function notesOf(language: string, added: readonly string[]): string[] {
  if (added.length <= namedOneByOne) return added.map((place) => `locales/${language}: ${place} was added, empty: translate it`);
  return [`locales/${language}: ${added.length} texts were added, empty: translate them; npm run status -- ${language} names them`];
}

/** Throws when a locale file cannot be read. */
export function planSync(locales: LocaleFiles, found: LanguageFiles, memoryOf: (language: string) => TranslationMemory): SyncPlan {
  const present = valuesOf(locales, locales.source);
  const unknown = unknownKeys(found, present);
  const english = withKeys(present, unknown);
  const notes = unknown.map((place) => `locales/${locales.source}: ${place} is asked for by code and was added, empty`);
  const writes = new Map(changedFiles(locales, locales.source, english));
  for (const language of Object.keys(locales.languages).filter((code) => code !== locales.source)) {
    const old = memoryOf(language);
    const { files, memory, added, moved } = addMissingKeys(english, valuesOf(locales, language), old);
    notes.push(...notesOf(language, added));
    notes.push(...moved.map((move) => `locales/${language}: the words of ${move} were kept`));
    for (const [file, text] of changedFiles(locales, language, files)) writes.set(file, text);
    if (memoryText(memory) !== memoryText(old)) writes.set(memoryFile(language), memoryText(memory));
  }
  return { writes, notes };
}
