/** The documents of the locale files, as checklists show them. */
import type { i18n } from 'i18next';
import { defaultLanguage } from '../../i18n/languages.ts';

/** A document as a locale file says it, or a group of which any one will do. */
interface DocumentEntry {
  name: string;
  note: string;
  /** True when the office wants to be asked before the visitor relies on it. */
  askFirst?: boolean;
  anyOf?: Record<string, DocumentEntry>;
}

interface DocumentList {
  title: string;
  items: Record<string, DocumentEntry>;
}

type DocumentFile = 'claims' | 'passport-new' | 'passport-renew' | 'document-finder';

/** One document of a list, in the page's language. */
export interface ChecklistDocument extends Omit<DocumentEntry, 'anyOf'> {
  /** File, list and keys in it, the same in every language: `claims.health.claim-form`. */
  id: string;
  /** Its official name in English, where the page speaks another language. */
  english: string | undefined;
  /** Documents any one of which will do instead; empty where it is a single document. */
  anyOf: ChecklistDocument[];
}

/** Locale file of a list or a document, such as `claims.health`. */
export const documentFileOf = (id: string) => id.split('.', 1)[0] as DocumentFile;

function documentFrom(id: string, entry: DocumentEntry, english: DocumentEntry | undefined): ChecklistDocument {
  return {
    ...entry,
    id,
    english: english?.name,
    anyOf: Object.entries(entry.anyOf ?? {}).map(([key, option]) =>
      documentFrom(`${id}.${key}`, option, english?.anyOf?.[key]),
    ),
  };
}

/**
 * A list or a document by its id, read alone, because to read all takes a cheap phone a moment; i18next throws while
 * building where there is none.
 */
function wordsOf<Words>(id: string, i18n: i18n, language = i18n.language): Words {
  const file = documentFileOf(id);
  const [, list, entry, option] = id.split('.');
  const lists = file === 'passport-renew' ? 'scenarios.lists' : 'documents.lists';
  const path = [lists, list, entry && `items.${entry}`, option && `anyOf.${option}`].filter(Boolean).join('.');
  // i18next types only keys that are written out.
  return i18n.t(path as never, { ns: file, lng: language });
}

/** The same in English on pages of another language, but for those that show no English names and do not load them. */
function englishOf<Words>(id: string, i18n: i18n): Words | undefined {
  const isBeside = i18n.language !== defaultLanguage && i18n.hasResourceBundle(defaultLanguage, documentFileOf(id));
  return isBeside ? wordsOf<Words>(id, i18n, defaultLanguage) : undefined;
}

/** Documents of a list such as `claims.health`, in the file's order. */
export function documentsOf(subject: string, i18n: i18n): ChecklistDocument[] {
  const english = englishOf<DocumentList>(subject, i18n);
  return Object.entries(wordsOf<DocumentList>(subject, i18n).items).map(([key, entry]) =>
    documentFrom(`${subject}.${key}`, entry, english?.items[key]),
  );
}

/** What a list is called away from its page: by the page and by itself. */
export function titleOf(subject: string, i18n: i18n): string {
  // In a list, since the parser of keys would ask for a key by itself in `common`.
  const page = i18n.t(['hero.title'], { ns: documentFileOf(subject) });
  return [page, wordsOf<DocumentList>(subject, i18n).title].join(' · ');
}

/** Finds documents by their ids, be they entries of a list or of a group. */
export const documentById = (i18n: i18n) => (id: string) => documentFrom(id, wordsOf(id, i18n), englishOf(id, i18n));

/** What is said of a group's documents: that any one will do, or any one but those to be asked about first. */
export function sufficiencyOf(anyOf: readonly ChecklistDocument[]) {
  return anyOf.some(({ askFirst }) => askFirst) ? 'documents.anyOneButAsked' : 'documents.anyOne';
}
