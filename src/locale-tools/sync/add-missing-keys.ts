/** Brings translations in sync with English: new keys come in empty, renamed and moved ones bring their words along, nothing is lost. */
import { isData } from '../data-keys.ts';
import { fingerprint, refreshed, type MemoryEntry, type TranslationMemory } from '../translation-memory.ts';
import { isGroup, isList, textsByKey, type LanguageFiles, type LocaleValue, type LocaleGroup } from '../locale-values.ts';

export interface AddedKeys {
  files: LanguageFiles;
  memory: TranslationMemory;
  /** Keys as `file:key` that came in empty. */
  added: string[];
  /** Keys whose words came from another key, as `old → new`. */
  moved: string[];
}

type TextsByFullKey = ReadonlyMap<string, string>;

/** Texts of all files under `file:key`. */
function textsByFullKey(files: LanguageFiles): Map<string, string> {
  return new Map(Object.entries(files).flatMap(([file, words]) => [...textsByKey(words)].map(([key, text]) => [`${file}:${key}`, text] as const)));
}

function memoryByKey(memory: TranslationMemory): Map<string, MemoryEntry> {
  return new Map(Object.entries(memory).flatMap(([file, entries]) => Object.entries(entries).map(([key, entry]) => [`${file}:${key}`, entry] as const)));
}

/** From each key in English, as `file:key`, to the key whose translation was made from the same English and is no longer wanted there. */
function movesOf(english: TextsByFullKey, translation: TextsByFullKey, memory: ReadonlyMap<string, MemoryEntry>): Map<string, string> {
  const present = new Map([...english].map(([fullKey, text]) => [fullKey, fingerprint(text)]));
  const free = [...memory].filter(([fullKey, entry]) => present.get(fullKey) !== entry.english && translation.get(fullKey));
  const moves = new Map<string, string>();
  for (const [fullKey, wanted] of present) {
    if (memory.get(fullKey)?.english === wanted || (translation.get(fullKey) && !memory.has(fullKey))) continue;
    const index = free.findIndex(([, entry]) => entry.english === wanted);
    const [from] = index < 0 ? [] : free.splice(index, 1);
    if (from) moves.set(fullKey, from[0]);
  }
  return moves;
}

/** Own keys in their order, with English keys that are missing put in after the one they follow in English. */
function completedKeys(english: LocaleGroup, translation: LocaleGroup): string[] {
  const keys = Object.keys(translation);
  Object.keys(english).forEach((key, index, wanted) => {
    if (!keys.includes(key)) keys.splice(keys.indexOf(wanted[index - 1] ?? '') + 1, 0, key);
  });
  return keys;
}

/** Where the words of each key come from. */
interface Origin {
  /** Text of a key in English; empty where there are none yet. */
  textAt(fullKey: string): string;
  /** Whether the words of a key stand elsewhere from now on. */
  isMovedAway(fullKey: string): boolean;
}

function completedGroup(english: LocaleGroup, translation: LocaleGroup, below: string, origin: Origin): LocaleGroup {
  const entries = completedKeys(english, translation).flatMap((key) => {
    const value = completedValue(english[key], translation[key], `${below}${key}`, origin);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

function completedList(english: readonly LocaleValue[], translation: readonly LocaleValue[], below: string, origin: Origin): LocaleValue[] {
  const length = Math.max(english.length, translation.length);
  const values = Array.from({ length }, (_, index) => completedValue(english[index], translation[index], `${below}${index}`, origin));
  return values.filter((value) => value !== undefined);
}

/** A value in the shape of English; undefined for what English does not have and nothing is lost with. */
function completedValue(english: LocaleValue | undefined, translation: LocaleValue | undefined, fullKey: string, origin: Origin): LocaleValue | undefined {
  const below = `${fullKey}.`;
  if (english === undefined) {
    if (isGroup(translation)) {
      const kept = completedGroup({}, translation, below, origin);
      return Object.keys(kept).length === 0 ? undefined : kept;
    }
    if (isList(translation)) {
      const kept = completedList([], translation, below, origin);
      return kept.length === 0 ? undefined : kept;
    }
    return origin.isMovedAway(fullKey) ? undefined : translation;
  }
  if (isGroup(english)) return completedGroup(english, isGroup(translation) ? translation : {}, below, origin);
  if (isList(english)) return completedList(english, isList(translation) ? translation : [], below, origin);
  const isText = typeof english === 'string' && !isData(fullKey.slice(fullKey.indexOf(':') + 1), english);
  return isText ? origin.textAt(fullKey) : (translation ?? english);
}

function memoryOf(english: TextsByFullKey, translation: TextsByFullKey, old: (fullKey: string) => MemoryEntry | undefined): TranslationMemory {
  const memory: Record<string, Record<string, MemoryEntry>> = {};
  for (const [fullKey, text] of english) {
    const words = translation.get(fullKey);
    if (!words) continue;
    const colon = fullKey.indexOf(':');
    (memory[fullKey.slice(0, colon)] ??= {})[fullKey.slice(colon + 1)] = refreshed(old(fullKey), text, words);
  }
  return memory;
}

/** Translations in sync with English, and the memory that goes with them. */
export function addMissingKeys(english: LanguageFiles, translation: LanguageFiles, memory: TranslationMemory): AddedKeys {
  const [wanted, present, remembered] = [textsByFullKey(english), textsByFullKey(translation), memoryByKey(memory)];
  const moves = movesOf(wanted, present, remembered);
  const sources = new Set(moves.values());
  const origin: Origin = {
    textAt: (fullKey) => present.get(moves.get(fullKey) ?? (sources.has(fullKey) ? '' : fullKey)) ?? '',
    isMovedAway: (fullKey) => sources.has(fullKey),
  };
  const names = [...new Set([...Object.keys(english), ...Object.keys(translation)])];
  const files = Object.fromEntries(names.map((name) => [name, completedGroup(english[name] ?? {}, translation[name] ?? {}, `${name}:`, origin)]));
  return {
    files,
    memory: memoryOf(wanted, textsByFullKey(files), (fullKey) => remembered.get(moves.get(fullKey) ?? fullKey)),
    added: [...wanted.keys()].filter((fullKey) => origin.textAt(fullKey) === '' && (sources.has(fullKey) || !present.has(fullKey))),
    moved: [...moves].map(([to, from]) => `${from} → ${to}`),
  };
}
