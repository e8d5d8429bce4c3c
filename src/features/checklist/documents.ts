/** The documents of the locale files, as checklists show them. */
import type { i18n } from 'i18next';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';

/** A document as a locale file says it, or a group of which any one will do. */
interface DocumentEntry {
  name: string;
  note: string;
  /** True when the office wants to be asked before the visitor relies on it. */
  askFirst?: boolean;
  anyOf?: Record<string, DocumentEntry>;
}

interface DocumentList {
  title?: string;
  items: Record<string, DocumentEntry>;
}

/** Locale files that hold lists of documents. */
export const documentFiles = ['claims', 'passport-new', 'passport-renew', 'document-finder'] as const;

type DocumentFile = (typeof documentFiles)[number];

/** One document of a list, in the page's language. */
export interface ChecklistDocument {
  /** File, list and keys in it, the same in every language: `claims.health.claim-form`. */
  id: string;
  name: string;
  /** Its official name in English, where the page speaks another language. */
  english: string | undefined;
  note: string;
  askFirst: boolean;
  /** Documents any one of which will do instead; empty where it is a single document. */
  anyOf: ChecklistDocument[];
}

/** Where its lists stand in a file. */
const groupOf = (file: DocumentFile) => (file === 'passport-renew' ? 'scenarios.lists' : 'documents.lists');

/** One list, read alone, because to read all takes a cheap phone a moment; i18next throws while building where there is none. */
function listIn(subject: string, copy: i18n, language: Language): DocumentList {
  const { file, list } = listLocation(subject);
  // i18next types only keys that are written out.
  return copy.t(`${groupOf(file)}.${list}` as never, { ns: file, lng: language });
}

/** File and list of a subject such as `claims.health`. */
export function listLocation(subject: string): { file: DocumentFile; list: string } {
  const [file, list = ''] = subject.split('.');
  return { file: file as DocumentFile, list };
}

function documentFrom(id: string, entry: DocumentEntry, english: DocumentEntry | undefined): ChecklistDocument {
  return {
    id,
    name: entry.name,
    english: english?.name,
    note: entry.note,
    askFirst: entry.askFirst ?? false,
    anyOf: Object.entries(entry.anyOf ?? {}).map(([key, option]) =>
      documentFrom(`${id}.${key}`, option, english?.anyOf?.[key]),
    ),
  };
}

/** Documents of a list such as `claims.health`, in the file's order. */
export function documentsOf(subject: string, copy: i18n, language: Language): ChecklistDocument[] {
  // Pages that show no English names do not load them.
  const isBeside = language !== defaultLanguage && copy.hasResourceBundle(defaultLanguage, listLocation(subject).file);
  const english = isBeside ? listIn(subject, copy, defaultLanguage).items : undefined;
  return Object.entries(listIn(subject, copy, language).items).map(([key, entry]) =>
    documentFrom(`${subject}.${key}`, entry, english?.[key]),
  );
}

/** What a list is called away from its page: by the page and by itself. */
export function titleOf(subject: string, copy: i18n, language: Language): string {
  const { file } = listLocation(subject);
  const page = file === 'document-finder' ? undefined : copy.getFixedT(language, file)('hero.title');
  return [page, listIn(subject, copy, language).title].filter((part) => part !== undefined).join(' · ');
}

/** Finds documents by their ids, be they entries of a list or of a group, and reads each list once; what it gives back throws where there is none. */
export function documentFinder(copy: i18n, language: Language): (id: string) => ChecklistDocument {
  const lists = new Map<string, ReadonlyMap<string, ChecklistDocument>>();
  return (id) => {
    const { file, list } = listLocation(id);
    const subject = `${file}.${list}`;
    const documents = lists.get(subject) ?? byId(documentsOf(subject, copy, language));
    lists.set(subject, documents);
    const found = documents.get(id);
    if (!found)
      throw new Error(
        `locales/${language}/${file}.json has no document "${id}". Add it there, or correct the rule that names it.`,
      );
    return found;
  };
}

/** What is said of a group's documents: that any one will do, or any one but those to be asked about first. */
export function sufficiencyOf(anyOf: readonly ChecklistDocument[]) {
  return anyOf.some(({ askFirst }) => askFirst) ? 'documents.anyOneButAsked' : 'documents.anyOne';
}

function byId(documents: readonly ChecklistDocument[]): ReadonlyMap<string, ChecklistDocument> {
  return new Map(
    documents.flatMap((document) => [document, ...document.anyOf]).map((document) => [document.id, document]),
  );
}
