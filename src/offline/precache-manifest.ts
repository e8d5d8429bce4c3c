/** What is kept on a visitor's device; the build writes it into the worker. */
import type { Language } from '../i18n/languages.ts';

export interface PrecacheManifest {
  /** Files that every language needs. */
  shared: PrecachedFiles;
  /** Files that a language needs besides. */
  own: Partial<Record<Language, PrecachedFiles>>;
  /** HTML of the line that a page from the device says about itself. */
  notes: Partial<Record<Language, string>>;
  /**
   * Address of the script that leads from the front door to the visitor's language; the page that stands in for it runs
   * it too.
   */
  frontDoorScript: string;
  /** Headers that hold every page to the same policies as from the server. */
  policies: Readonly<Record<string, string>>;
}

/** Revision of each file by its address, by which a copy is verified. */
export type PrecachedFiles = Readonly<Record<string, string>>;

/** Attributes of what the offline page says only in the place of another page; the worker takes `hidden` away. */
export const onlyInPlace = { 'data-in-place': '', hidden: true } as const;

/** The same, as they stand in the HTML. */
export const onlyInPlaceInHtml = ' data-in-place="" hidden=""';

/** Attribute, in the HTML, of what needs a language on the device; the worker adds `hidden` where it is not. */
export const needs = (language: Language) => `data-needs="${language}"`;
