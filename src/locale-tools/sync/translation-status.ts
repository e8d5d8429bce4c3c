/** Where each translation stands: there or missing, made from today's English or an older one, read by a native reader or not yet. */
import type { LocaleFiles } from '../locale-files.ts';
import type { FormerEnglish } from '../former-english.ts';
import { fingerprint, isOutdated, type TranslationMemory } from '../translation-memory.ts';
import { valuesOf, textsByKey } from '../locale-values.ts';

export interface TextStatus {
  file: string;
  key: string;
  english: string;
  translation: string;
  state: 'translated' | 'missing' | 'changed';
  /** The English it was made from, when that has changed since and git still has it. */
  formerEnglish?: string;
  /** False while no native reader has read this translation. */
  isRead: boolean;
}

/** The status of every text of a language, in file order. */
export function statusOf(locales: LocaleFiles, language: string, memory: TranslationMemory, formerEnglish: FormerEnglish): TextStatus[] {
  const translated = valuesOf(locales, language);
  return Object.entries(valuesOf(locales, locales.source)).flatMap(([file, words]) => {
    const translations = textsByKey(translated[file] ?? {});
    return [...textsByKey(words)].map(([key, english]): TextStatus => {
      const translation = translations.get(key) ?? '';
      const entry = memory[file]?.[key];
      const isRead = translation !== '' && entry?.read === fingerprint(translation);
      const text = { file, key, english, translation, isRead };
      if (translation === '') return { ...text, state: 'missing' };
      if (!isOutdated(entry, english, translation)) return { ...text, state: 'translated' };
      const former = formerEnglish(file, entry.english);
      return { ...text, state: 'changed', ...(former !== undefined && { formerEnglish: former }) };
    });
  });
}

export interface FileStatus {
  file: string;
  translated: number;
  missing: number;
  changed: number;
  toReview: number;
}

/** Counts by file. */
export function countsOf(texts: readonly TextStatus[]): FileStatus[] {
  return [...Map.groupBy(texts, ({ file }) => file)].map(([file, own]) => {
    const count = (state: TextStatus['state']) => own.filter((text) => text.state === state).length;
    const toReview = own.filter(({ state, isRead }) => state !== 'missing' && !isRead).length;
    return { file, translated: count('translated'), missing: count('missing'), changed: count('changed'), toReview };
  });
}

/** Counts as a table for people, with a last line for the whole language. */
export function tableOf(counts: readonly FileStatus[]): string {
  const total = counts.reduce<FileStatus>((sum, { translated, missing, changed, toReview }) => ({
    file: 'all files',
    translated: sum.translated + translated,
    missing: sum.missing + missing,
    changed: sum.changed + changed,
    toReview: sum.toReview + toReview,
  }), { file: 'all files', translated: 0, missing: 0, changed: 0, toReview: 0 });
  const heading = ['', 'translated', 'missing', 'changed in English', 'to be reviewed'];
  const rows = [...counts, total].map(({ file, translated, missing, changed, toReview }) => [file, ...[translated, missing, changed, toReview].map(String)]);
  const widths = heading.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0));
  return [heading, ...rows].map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

/** What a translator has to do next: each missing or outdated text with its English. */
export function workOf(texts: readonly TextStatus[]): string {
  const open = texts.filter(({ state }) => state !== 'translated');
  return open.map(({ file, key, english, translation, state, formerEnglish }) => [
    `${file}:${key}`,
    ...(state === 'changed' ? [`  English was: ${formerEnglish ?? '(not in the history that git has here)'}`] : []),
    `  English is:  ${english}`,
    `  Translation: ${translation || '(missing)'}`,
  ].join('\n')).join('\n');
}
