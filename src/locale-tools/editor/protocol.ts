/** What the page and the development server tell each other while somebody translates. */
import type { Finding } from '../lint/findings.ts';
import type { Value } from '../json-source.ts';

/** Below this path the server answers the editor; no page of the site can have it. */
export const editorPath = '/@translating';

/** One text of the locale files: the same key of the same file in every language. */
export interface TextKey {
  /** Locale file, without `.json`. */
  file: string;
  /** Path in the file, joined by dots. */
  key: string;
}

export interface GlossaryEntry {
  english: string;
  /** Translations by language, as the glossary writes them. */
  written: Readonly<Record<string, string>>;
  note: string;
}

/** Everything that the panel shows of a text. */
export interface OpenedText extends TextKey {
  values: Readonly<Record<string, Value>>;
  /** Line of the text in each language's file, from 1. */
  lines: Readonly<Record<string, number>>;
  /** Placeholders of the English text with what stands in their place on the page, where that is one fact. */
  placeholders: readonly { written: string; means?: string | undefined }[];
  glossary: readonly GlossaryEntry[];
  /** Pages that read the text, as the last build recorded them. */
  pages: readonly string[];
}

/** What somebody typed in one language, and the text they started from. */
export interface Draft {
  language: string;
  opened: Value;
  value: Value;
}

export interface DraftedText extends TextKey {
  drafts: readonly Draft[];
}

export interface Judgement {
  findings: readonly Finding[];
  /** Drafts that can be fixed safely, by language, as they would be then. */
  fixed: Readonly<Record<string, string>>;
}

export type SaveAnswer =
  | { outcome: 'saved'; findings: readonly Finding[] }
  /** The check calls it an error; nothing was written. */
  | { outcome: 'refused'; findings: readonly Finding[] }
  /** Another editor changed the text after it was opened; nothing was written. */
  | { outcome: 'conflict'; values: Readonly<Record<string, Value>> };

/** A text in a list, in the language of the page. */
export interface ListedText extends TextKey {
  value: Value;
}

/** Why the page does not show a locale file as it stands on the disk, or what the check calls an error in it. */
export interface FileProblem {
  path: string;
  /** Whether the page goes on showing the last good text. */
  isUnreadable: boolean;
  findings: readonly Finding[];
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** Every locale file that is in trouble at present. */
    'locale-problems': FileProblem[];
  }
}
