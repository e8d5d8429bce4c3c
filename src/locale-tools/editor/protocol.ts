/** What the page and the development server tell each other while somebody translates. */
import type { Finding } from '../lint/findings.ts';
import type { Term } from '../lint/glossary-terms.ts';
import type { LocaleValue } from '../locale-values.ts';

/** Below this path the server answers the editor; no page of the site can have it. */
export const editorPath = '/@translating';

/** One text of the locale files: the same key of the same file in every language. */
export interface TextKey {
  /** Locale file, without `.json`. */
  file: string;
  /** Path in the file, joined by dots. */
  key: string;
}

/** Texts at one key by language. */
export type TextByLanguage = Readonly<Record<string, string>>;

/** Everything that the panel shows of a text. */
export interface OpenedText {
  values: TextByLanguage;
  /** Terms of the English text with their translations. */
  glossary: readonly Term[];
  findings: readonly Finding[];
}

/** What somebody typed in one language, and the text they started from. */
export interface Change {
  language: string;
  opened: string;
  value: string;
}

export interface ChangedText extends TextKey {
  changes: readonly Change[];
}

/** Nothing was written but for `saved`: the check calls the text an error, or another editor changed it after it was opened. */
export interface SaveAnswer {
  outcome: 'saved' | 'refused' | 'conflict';
  /** The texts as the files have them now. */
  values: TextByLanguage;
  findings: readonly Finding[];
}

/** What the development server sends when a locale file has changed. */
export interface WordsChange {
  language: string;
  /** Locale file, without `.json`. */
  file: string;
  words: LocaleValue;
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'locale-changed': WordsChange;
    /** Errors in locale files that the page shows otherwise than they stand on the disk, or that were changed. */
    'locale-problems': readonly Finding[];
  }
}
