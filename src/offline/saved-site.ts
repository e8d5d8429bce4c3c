/** What is kept on a visitor's device; the build writes it into the worker. */
import type { Language } from '../i18n/languages.ts';

export interface SavedSite {
  /** For each language, every file that it needs, in the order in which they are fetched. */
  files: Partial<Record<Language, SavedFiles>>;
  notes: Partial<Record<Language, SavedCopyNote>>;
}

/** Revision of each file by its address; empty where the address itself changes with the content. */
export type SavedFiles = Readonly<Record<string, string>>;

/** The line that a page from the device says about itself. */
export interface SavedCopyNote {
  /** HTML of the line, with `datePlace` where the date goes. */
  html: string;
  /** Names of the months in the page's language, January first. */
  months: readonly string[];
}

/** Stands in the line until the worker knows the date. */
export const datePlace = '%date%';
