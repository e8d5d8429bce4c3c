/**
 * What a rule is, and the ways most rules look at the words: every text or every entry, on its own or beside its
 * English.
 */
import { defaultLanguage, type Language } from '../../../i18n/languages.ts';
import { isData, isTyped } from '../../data-keys.ts';
import type { LocaleFiles, LocaleFile } from '../../locale-files.ts';
import type { JsonEntry } from '../../../json/json-source.ts';
import { proseOf } from '../../text-analysis.ts';

/** One place where a rule is broken. */
export interface RuleHit {
  file: LocaleFile;
  /** The key it concerns; absent when the file as a whole is meant. */
  entry?: JsonEntry;
  /** Offset in the file's text, where it is not that of the key's value. */
  offset?: number;
  what: string;
  /**
   * Replace what the messages say of the rule where this place knows better: in English, and in the language of the
   * file.
   */
  why?: string;
  remedy?: string;
  message?: string;
}

/** What breaks a page, a promise or a law is an error; what a person must judge, and what is of style, is a warning. */
export const kinds = ['page', 'promise', 'law', 'judge', 'style'] as const;

export interface Rule {
  /** Under this name the messages say why it matters, and what the translator does about it. */
  id: string;
  kind: (typeof kinds)[number];
  find: Find;
}

export type Find = (locales: LocaleFiles) => Iterable<RuleHit>;

/** How rules find what breaks them, by the name of the rule. */
export type Finders = Readonly<Record<string, Find>>;

/** A text of a locale file that a visitor reads or hears. */
export interface Text {
  file: LocaleFile;
  entry: JsonEntry;
  language: Language;
  value: string;
  /** The value with placeholders, tags and addresses blanked out, offsets unchanged. */
  prose: string;
}

/** What is wrong with a text; `at` is an index in it. */
export type Flaw = Pick<RuleHit, 'what' | 'remedy'> & { at?: number };

/** Taken apart once per file: every rule reads them. */
const textsByFile = new WeakMap<LocaleFile, ReadonlyMap<string, Text>>();

function textsIn(file: LocaleFile): ReadonlyMap<string, Text> {
  const known = textsByFile.get(file);
  if (known) return known;
  const texts = [...file.entries.values()].flatMap((entry): [string, Text][] => {
    const { key, value } = entry;
    if (typeof value !== 'string' || isData(key, value)) return [];
    return [[key, { file, entry, language: file.language, value, prose: proseOf(value) }]];
  });
  const byKey = new Map(texts);
  textsByFile.set(file, byKey);
  return byKey;
}

/** The English that a file is translated from, where that can be read. */
function englishOf({ language, name }: LocaleFile, locales: LocaleFiles): LocaleFile | undefined {
  const english = language === defaultLanguage ? undefined : locales.file(defaultLanguage, name);
  return english?.isReadable ? english : undefined;
}

type FileHits = Iterable<Omit<RuleHit, 'file'>>;

/** A rule that judges every readable file as a whole. */
export function inEachFile(judge: (file: LocaleFile, locales: LocaleFiles) => FileHits): Find {
  return function* find(locales) {
    for (const file of locales.files.filter((file) => file.isReadable)) {
      for (const hit of judge(file, locales)) yield { file, ...hit };
    }
  };
}

/** A rule that judges every text that a visitor reads, on its own. */
export function inEachText(judge: (text: Text, locales: LocaleFiles) => Iterable<Flaw>): Find {
  return inEachFile(function* (file, locales) {
    for (const text of isTyped(file.name) ? [] : textsIn(file).values()) {
      const { entry, value } = text;
      for (const { at = 0, ...flaw } of judge(text, locales)) {
        // What stands before it is longer in the file by its quote and escapes.
        yield { entry, offset: entry.offset + JSON.stringify(value.slice(0, at)).length - 1, ...flaw };
      }
    }
  });
}

/** A rule that judges every translated text beside its English. */
export function besideEnglish(judge: (text: Text, english: Text, locales: LocaleFiles) => Iterable<Flaw>): Find {
  return inEachText((text, locales) => {
    const file = englishOf(text.file, locales);
    const english = file && textsIn(file).get(text.entry.key);
    return english ? judge(text, english, locales) : [];
  });
}

/** A rule that judges every translated file beside its English one. */
export function besideEnglishFile(judge: (file: LocaleFile, english: LocaleFile) => FileHits): Find {
  return inEachFile((file, locales) => {
    const english = englishOf(file, locales);
    return english ? judge(file, english) : [];
  });
}

/** Items of one list that another lacks, each as often as it is lacking. */
export function difference(from: readonly string[], without: readonly string[]): string[] {
  const left = [...without];
  return from.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

export function quoted(items: readonly string[]): string {
  return items.map((item) => `“${item}”`).join(', ');
}
