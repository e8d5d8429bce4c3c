/** Brings translations in step with English: new keys come in empty, renamed and moved ones bring their words along, nothing is lost. */
import { isData } from '../../i18n/data-keys.ts';
import { refreshed, type MemoryEntry, type TranslationMemory } from './translation-memory.ts';
import { isGroup, isList, textsOfWords, type Files, type Word, type LocaleValues } from '../texts.ts';

export interface AddedKeys {
  files: Files;
  record: TranslationMemory;
  /** Keys as `file:key` that came in empty. */
  added: string[];
  /** Keys whose words came from another key, as `old → new`. */
  moved: string[];
}

/** Texts of all files under `file:key`. */
function textsByPlace(files: Files): Map<string, string> {
  return new Map(Object.entries(files).flatMap(([file, words]) => [...textsOfWords(words)].map(([key, text]) => [`${file}:${key}`, text] as const)));
}

function recordByPlace(record: TranslationMemory): Map<string, MemoryEntry> {
  return new Map(Object.entries(record).flatMap(([file, entries]) => Object.entries(entries).map(([key, entry]) => [`${file}:${key}`, entry] as const)));
}

/** From each place in English to the place whose translation was made from the same English and is no longer wanted there. */
function movesOf(english: ReadonlyMap<string, string>, translation: ReadonlyMap<string, string>, record: ReadonlyMap<string, MemoryEntry>): Map<string, string> {
  const free = [...record].filter(([place, entry]) => english.get(place) !== entry.english && translation.get(place));
  const moves = new Map<string, string>();
  for (const [place, text] of english) {
    if (record.get(place)?.english === text || (translation.get(place) && !record.has(place))) continue;
    const index = free.findIndex(([, entry]) => entry.english === text);
    const [from] = index < 0 ? [] : free.splice(index, 1);
    if (from) moves.set(place, from[0]);
  }
  return moves;
}

/** Own keys in their order, with English keys that are missing put in after the one they follow in English. */
function keysInStep(english: LocaleValues, translation: LocaleValues): string[] {
  const keys = Object.keys(translation);
  Object.keys(english).forEach((key, index, wanted) => {
    if (!keys.includes(key)) keys.splice(keys.indexOf(wanted[index - 1] ?? '') + 1, 0, key);
  });
  return keys;
}

/** Where the words of each place come from. */
interface Origin {
  /** Words of a place in English; empty where there are none yet. */
  wordsAt(place: string): string;
  /** Whether the words of a place stand elsewhere from now on. */
  isMovedAway(place: string): boolean;
}

function groupInStep(english: LocaleValues, translation: LocaleValues, below: string, origin: Origin): LocaleValues {
  const entries = keysInStep(english, translation).flatMap((key) => {
    const word = wordInStep(english[key], translation[key], `${below}${key}`, origin);
    return word === undefined ? [] : [[key, word] as const];
  });
  return Object.fromEntries(entries);
}

function listInStep(english: readonly Word[], translation: readonly Word[], below: string, origin: Origin): Word[] {
  const length = Math.max(english.length, translation.length);
  return Array.from({ length }, (_, index) => wordInStep(english[index], translation[index], `${below}${index}`, origin)).filter((word) => word !== undefined);
}

/** A word in the shape of English; undefined for what English does not have and nothing is lost with. */
function wordInStep(english: Word | undefined, translation: Word | undefined, place: string, origin: Origin): Word | undefined {
  const below = `${place}.`;
  if (english === undefined) {
    if (isGroup(translation)) {
      const kept = groupInStep({}, translation, below, origin);
      return Object.keys(kept).length === 0 ? undefined : kept;
    }
    if (isList(translation)) {
      const kept = listInStep([], translation, below, origin);
      return kept.length === 0 ? undefined : kept;
    }
    return origin.isMovedAway(place) ? undefined : translation;
  }
  if (isGroup(english)) return groupInStep(english, isGroup(translation) ? translation : {}, below, origin);
  if (isList(english)) return listInStep(english, isList(translation) ? translation : [], below, origin);
  const isText = typeof english === 'string' && !isData(place.slice(place.indexOf(':') + 1), english);
  return isText ? origin.wordsAt(place) : (translation ?? english);
}

function recordOf(english: ReadonlyMap<string, string>, translation: ReadonlyMap<string, string>, old: (place: string) => MemoryEntry | undefined): TranslationMemory {
  const record: Record<string, Record<string, MemoryEntry>> = {};
  for (const [place, text] of english) {
    const words = translation.get(place);
    if (!words) continue;
    const colon = place.indexOf(':');
    (record[place.slice(0, colon)] ??= {})[place.slice(colon + 1)] = refreshed(old(place), text, words);
  }
  return record;
}

/** Translations in step with English, and the record that goes with them. */
export function addMissingKeys(english: Files, translation: Files, record: TranslationMemory): AddedKeys {
  const [wanted, present, recorded] = [textsByPlace(english), textsByPlace(translation), recordByPlace(record)];
  const moves = movesOf(wanted, present, recorded);
  const sources = new Set(moves.values());
  const origin: Origin = {
    wordsAt: (place) => present.get(moves.get(place) ?? (sources.has(place) ? '' : place)) ?? '',
    isMovedAway: (place) => sources.has(place),
  };
  const names = [...new Set([...Object.keys(english), ...Object.keys(translation)])];
  const files = Object.fromEntries(names.map((name) => [name, groupInStep(english[name] ?? {}, translation[name] ?? {}, `${name}:`, origin)]));
  return {
    files,
    record: recordOf(wanted, textsByPlace(files), (place) => recorded.get(moves.get(place) ?? place)),
    added: [...wanted.keys()].filter((place) => origin.wordsAt(place) === '' && (sources.has(place) || !present.has(place))),
    moved: [...moves].map(([to, from]) => `${from} → ${to}`),
  };
}
