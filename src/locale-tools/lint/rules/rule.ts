/** What a rule is, and the two ways most rules look at the words: each text on its own, or beside its English. */
import { isData } from '../../../i18n/data-keys.ts';
import { isReadable, type LocaleFiles, type LocaleFile } from '../../locale-files.ts';
import { offsetInFile, type Entry } from '../../json-source.ts';
import { proseOf } from '../../prose.ts';

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
  mend?: string;
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
  mend: string;
  find(copy: LocaleFiles): Iterable<RuleHit>;
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
  mend?: string;
}

function textOf(file: LocaleFile, entry: Entry): Text | undefined {
  if (typeof entry.value !== 'string' || isData(entry.key, entry.value)) return undefined;
  return { file, entry, language: file.language, value: entry.value, prose: proseOf(entry.value) };
}

/** Taken apart once per file: some forty rules read them. */
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
export function* textsOf(copy: LocaleFiles): Iterable<Text> {
  for (const file of copy.files) {
    if (isReadable(file)) yield* textsIn(file).values();
  }
}

/** The English text of the same key, where there is one. */
export function sourceOf(copy: LocaleFiles, text: Text): Text | undefined {
  const file = copy.file(copy.source, text.file.name);
  return isReadable(file) ? textsIn(file).get(text.entry.key) : undefined;
}

function faultOf(text: Text, flaw: Flaw): RuleHit {
  const { file, entry } = text;
  const offset = flaw.at === undefined ? entry.offset : offsetInFile(file.text, entry, flaw.at);
  return { file, entry, offset, what: flaw.what, ...(flaw.mend && { mend: flaw.mend }) };
}

/** A rule that judges every text on its own. */
export function inEachText(judge: (text: Text, copy: LocaleFiles) => Iterable<Flaw>): Rule['find'] {
  return function* find(copy) {
    for (const text of textsOf(copy)) {
      for (const flaw of judge(text, copy)) yield faultOf(text, flaw);
    }
  };
}

/** A rule that judges every translated text beside its English. */
export function besideEnglish(judge: (text: Text, english: Text, copy: LocaleFiles) => Iterable<Flaw>): Rule['find'] {
  return inEachText((text, copy) => {
    const english = text.language === copy.source ? undefined : sourceOf(copy, text);
    return english ? judge(text, english, copy) : [];
  });
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
