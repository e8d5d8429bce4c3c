/** What a rule is, and the ways most rules look at the words: every text or every entry, on its own or beside its English. */
import { isData } from '../../data-keys.ts';
import { isReadable, type LocaleFiles, type LocaleFile } from '../../locale-files.ts';
import { offsetInFile, type Entry } from '../../json-source.ts';
import { proseOf } from '../../text-analysis.ts';

export type Severity = 'error' | 'warning';

/** One place where a rule is broken. */
export interface RuleHit {
  file: LocaleFile;
  /** Offset in the file's text. */
  offset: number;
  /** The key it concerns; absent when the file as a whole is meant. */
  entry?: Entry;
  what: string;
  /** Replaces the rule's general remedy where this place knows a better one. */
  remedy?: string;
}

/** A place where a rule is broken for a reason that holds. */
export interface Exception {
  file: string;
  key: string;
  language?: string;
  reason: string;
}

export interface Rule {
  id: string;
  severity: Severity;
  /** Why it matters to the reader or to the site. */
  why: string;
  /** What the translator does about it. */
  remedy: string;
  find(locales: LocaleFiles): Iterable<RuleHit>;
  exceptions?: readonly Exception[];
}

/** A text of a locale file that a visitor reads or hears. */
export interface Text {
  file: LocaleFile;
  entry: Entry;
  language: string;
  value: string;
  /** The value with placeholders, tags and addresses blanked out, offsets unchanged. */
  prose: string;
}

/** What is wrong with a text; `at` is an index in it. */
export interface Flaw {
  at?: number;
  what: string;
  remedy?: string;
}

function textOf(file: LocaleFile, entry: Entry): Text | undefined {
  if (typeof entry.value !== 'string' || isData(entry.key, entry.value)) return undefined;
  return { file, entry, language: file.language, value: entry.value, prose: proseOf(entry.value) };
}

/** Taken apart once per file: every rule reads them. */
const textsByFile = new WeakMap<LocaleFile, ReadonlyMap<string, Text>>();

function textsIn(file: LocaleFile): ReadonlyMap<string, Text> {
  const known = textsByFile.get(file);
  if (known) return known;
  const texts = [...file.entries.values()].map((entry) => textOf(file, entry)).filter((text) => text !== undefined);
  const byKey = new Map(texts.map((text) => [text.entry.key, text]));
  textsByFile.set(file, byKey);
  return byKey;
}

/** All texts of all readable files, in file order. */
export function* textsOf(locales: LocaleFiles): Iterable<Text> {
  for (const file of locales.files) {
    if (isReadable(file)) yield* textsIn(file).values();
  }
}

/** The English text of the same key, where there is one. */
export function sourceOf(locales: LocaleFiles, text: Text): Text | undefined {
  const file = locales.file(locales.source, text.file.name);
  return isReadable(file) ? textsIn(file).get(text.entry.key) : undefined;
}

function textHit({ file, entry }: Text, { at, ...flaw }: Flaw): RuleHit {
  return { file, entry, offset: at === undefined ? entry.offset : offsetInFile(file.text, entry, at), ...flaw };
}

/** A rule that judges every text on its own. */
export function inEachText(judge: (text: Text, locales: LocaleFiles) => Iterable<Flaw>): Rule['find'] {
  return function* find(locales) {
    for (const text of textsOf(locales)) {
      for (const flaw of judge(text, locales)) yield textHit(text, flaw);
    }
  };
}

/** A rule that judges every translated text beside its English. */
export function besideEnglish(judge: (text: Text, english: Text, locales: LocaleFiles) => Iterable<Flaw>): Rule['find'] {
  return inEachText((text, locales) => {
    const english = text.language === locales.source ? undefined : sourceOf(locales, text);
    return english ? judge(text, english, locales) : [];
  });
}

/** A rule that judges every readable file as a whole. */
export function inEachFile(judge: (file: LocaleFile, locales: LocaleFiles) => Iterable<Omit<RuleHit, 'file'>>): Rule['find'] {
  return function* find(locales) {
    for (const file of locales.files.filter(isReadable)) {
      for (const hit of judge(file, locales)) yield { file, ...hit };
    }
  };
}

/** A rule that judges every translated file beside its English one. */
export function besideEnglishFile(judge: (file: LocaleFile, english: LocaleFile) => Iterable<Omit<RuleHit, 'file'>>): Rule['find'] {
  return inEachFile((file, locales) => {
    const english = file.language === locales.source ? undefined : locales.file(locales.source, file.name);
    return isReadable(english) ? judge(file, english) : [];
  });
}

/** What is wrong with an entry: nothing, or a sentence about its value, or an offset in the file besides. */
type EntryFlaw = string | { what: string; offset: number } | undefined;

function entryHits(entry: Entry, flaw: EntryFlaw): Omit<RuleHit, 'file'>[] {
  if (flaw === undefined) return [];
  return [{ entry, ...(typeof flaw === 'string' ? { what: flaw, offset: entry.offset } : flaw) }];
}

/** A rule that judges every key with its value, groups and lists among them. */
export function inEachEntry(judge: (entry: Entry, file: LocaleFile) => EntryFlaw): Rule['find'] {
  return inEachFile((file) => [...file.entries.values()].flatMap((entry) => entryHits(entry, judge(entry, file))));
}

/** A rule that judges every entry of a translation beside the English one of the same key. */
export function besideEnglishEntry(judge: (entry: Entry, english: Entry) => EntryFlaw): Rule['find'] {
  return besideEnglishFile((file, { entries }) => [...file.entries.values()].flatMap((entry) => {
    const english = entries.get(entry.key);
    return english ? entryHits(entry, judge(entry, english)) : [];
  }));
}

/** A rule that is broken wherever a pattern is found. */
export interface PatternRule extends Omit<Rule, 'find' | 'severity'> {
  severity?: Severity;
  /** The pattern, or what it is in a language; undefined where the language has no such rule. */
  pattern: RegExp | ((text: Text, locales: LocaleFiles) => RegExp | undefined);
  /** Whether it is also looked for in placeholders, tags and addresses. */
  everywhere?: true;
  what(found: string): string;
}

export function patternRule({ pattern, everywhere, what, severity = 'error', ...rule }: PatternRule): Rule {
  const find = inEachText((text, locales) => {
    const wrong = pattern instanceof RegExp ? pattern : pattern(text, locales);
    return wrong ? flawsAt(everywhere ? text.value : text.prose, wrong, (found) => ({ what: what(found) })) : [];
  });
  return { ...rule, severity, find };
}

/** One flaw for every match of a pattern. */
export function* flawsAt(value: string, pattern: RegExp, flaw: (found: string) => Omit<Flaw, 'at'>): Iterable<Flaw> {
  for (const match of value.matchAll(pattern)) yield { at: match.index, ...flaw(match[0]) };
}

/** Texts and their counts; the difference of two multisets says what is missing and what is new. */
export function difference(from: readonly string[], without: readonly string[]): string[] {
  const left = [...without];
  return from.filter((item) => {
    const index = left.indexOf(item);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}

export function quoted(items: readonly string[]): string {
  return items.map((item) => `“${item}”`).join(', ');
}
