/** The documents of the locale files, as carry lists show them. */
import type { i18n } from 'i18next';
import { whole } from '../../i18n/copy.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';

/** A document as a locale file says it, or a group of which any one will do. */
export interface DocumentEntry {
  name: string;
  note: string;
  /** True when the office wants to be asked before the visitor relies on it. */
  askFirst?: boolean;
  anyOf?: Record<string, DocumentEntry>;
}

type DocumentLists = Record<string, { title?: string; items: Record<string, DocumentEntry> }>;

/** Locale files that hold lists of documents. */
export const documentFiles = ['claims', 'passport-new', 'passport-renew', 'paper-finder'] as const;

export type DocumentFile = (typeof documentFiles)[number];

/** One document of a list, in the page's language. */
export interface CarriedDocument {
  /** File, list and keys in it, the same in every language: `claims.health.claim-form`. */
  id: string;
  name: string;
  /** Its official name in English, where the page speaks another language. */
  english: string | undefined;
  note: string;
  askFirst: boolean;
  /** Documents of which any one will do in its place; empty where it is a single document. */
  anyOf: CarriedDocument[];
}

function listsIn(file: DocumentFile, copy: i18n, language: Language): DocumentLists {
  switch (file) {
    case 'claims':
      return copy.getFixedT(language, 'claims')('documents.lists', whole);
    case 'passport-new':
      return copy.getFixedT(language, 'passport-new')('documents.lists', whole);
    case 'passport-renew':
      return copy.getFixedT(language, 'passport-renew')('scenarios.lists', whole);
    case 'paper-finder':
      return copy.getFixedT(language, 'paper-finder')('documents.lists', whole);
  }
}

/** File and list of a subject such as `claims.health`; throws when no locale file is called so. */
export function placeOf(subject: string): { file: DocumentFile; list: string } {
  const [name, list = ''] = subject.split('.');
  const file = documentFiles.find((known) => known === name);
  if (!file) {
    throw new Error(`A carry list has the subject "${subject}", but only ${documentFiles.join(', ')} hold lists of documents. Name one of them, a point, and the list.`);
  }
  return { file, list };
}

function carried(id: string, entry: DocumentEntry, english: DocumentEntry | undefined): CarriedDocument {
  return {
    id,
    name: entry.name,
    english: english?.name,
    note: entry.note,
    askFirst: entry.askFirst ?? false,
    anyOf: Object.entries(entry.anyOf ?? {}).map(([key, option]) => carried(`${id}.${key}`, option, english?.anyOf?.[key])),
  };
}

/** Documents of a list such as `claims.health`, in the file's order; throws when there is no such list. */
export function documentsOf(subject: string, copy: i18n, language: Language): CarriedDocument[] {
  const { file, list } = placeOf(subject);
  const entries = listsIn(file, copy, language)[list]?.items;
  if (!entries) throw new Error(`locales/${language}/${file}.json has no list "${list}", so its carry list would be empty. Add it there, or mend the subject.`);
  const english = language === defaultLanguage ? undefined : listsIn(file, copy, defaultLanguage)[list]?.items;
  return Object.entries(entries).map(([key, entry]) => carried(`${subject}.${key}`, entry, english?.[key]));
}

/** What a list is called away from its page: by the page and by itself. */
export function titleOf(subject: string, copy: i18n, language: Language): string {
  const { file, list } = placeOf(subject);
  const page = file === 'paper-finder' ? undefined : copy.getFixedT(language, file)('hero.title');
  return [page, listsIn(file, copy, language)[list]?.title].filter((part) => part !== undefined).join(' · ');
}

/** One document by its id, be it an entry of a list or one of a group; throws when there is none. */
export function documentOf(id: string, copy: i18n, language: Language): CarriedDocument {
  const { file, list } = placeOf(id);
  const found = documentsOf(`${file}.${list}`, copy, language)
    .flatMap((document) => [document, ...document.anyOf])
    .find((document) => document.id === id);
  if (!found) throw new Error(`locales/${language}/${file}.json has no document "${id}". Add it there, or mend the rule that names it.`);
  return found;
}
