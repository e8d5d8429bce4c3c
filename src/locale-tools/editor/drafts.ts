/** Puts what somebody typed into the locale files it belongs to, and asks the check about it before anything is written. */
import { defaultLanguage } from '../../i18n/languages.ts';
import { findingsIn, type Finding } from '../lint/findings.ts';
import type { Entry } from '../json-source.ts';
import { isReadable, localeFilesOf, localeFile, type LocaleFile } from '../locale-files.ts';
import { fixText } from '../lint/fix.ts';
import type { Draft, DraftedText, Judgement, TextKey } from './protocol.ts';
import { fileNames, translationsOf, withQuotedFiles } from './related-files.ts';

/** A request that names nothing that can be translated. */
export class UnknownText extends Error {}

/** The file in every language; throws for names that are no locale files. */
export function filesAt(root: string, { file }: TextKey): LocaleFile[] {
  if (!fileNames(root).includes(file)) throw new UnknownText(`There is no locale file “${file}”.`);
  return translationsOf(root, file);
}

/** The text of a language at a key; throws where none stands. */
export function entryAt(file: LocaleFile, key: string): Entry & { value: NonNullable<Entry['value']> } {
  const entry = file.entries.get(key);
  if (entry?.value === undefined || entry.value === null) throw new UnknownText(`${file.path} has no text at “${key}”.`);
  return { ...entry, value: entry.value };
}

function isSameKind(draft: Draft, entry: Entry): boolean {
  return typeof draft.value === typeof entry.value && (typeof draft.value !== 'number' || Number.isFinite(draft.value));
}

/** The file's text with one value replaced: nothing else changes, not a byte. */
function withDraft(file: LocaleFile, key: string, draft: Draft): LocaleFile {
  const entry = entryAt(file, key);
  if (!isSameKind(draft, entry)) throw new UnknownText(`${file.path} has a ${typeof entry.value} at “${key}”, not a ${typeof draft.value}.`);
  const text = file.text.slice(0, entry.offset) + JSON.stringify(draft.value) + file.text.slice(entry.offset + entry.length);
  return localeFile(file.language, file.name, text);
}

/** The files as they would be with the drafts; throws when a draft names a language without this file. */
export function drafted(files: readonly LocaleFile[], { key, file: name, drafts }: DraftedText): LocaleFile[] {
  const missing = drafts.find(({ language }) => !files.some((file) => file.language === language));
  if (missing) throw new UnknownText(`There is no locales/${missing.language}/${name}.json.`);
  return files.map((file) => {
    const draft = drafts.find(({ language }) => language === file.language);
    return draft ? withDraft(file, key, draft) : file;
  });
}

/** What the check finds in the drafts, and the errors that they would make in the files elsewhere; what cannot be read comes first. */
export function findingsOf(root: string, before: readonly LocaleFile[], after: readonly LocaleFile[], { key, drafts }: DraftedText): Finding[] {
  const isDrafted = (language: string) => drafts.some((draft) => draft.language === language);
  const unreadable = before.filter((file) => isDrafted(file.language) && !isReadable(file));
  if (unreadable.length > 0) return findingsIn(localeFilesOf(unreadable, {}, defaultLanguage));
  const all = findingsIn(withQuotedFiles(root, after));
  const own = all.filter((finding) => finding.key === key && isDrafted(finding.language));
  const elsewhere = all.filter((finding) => finding.severity === 'error' && !own.includes(finding));
  if (elsewhere.length === 0) return own;
  const identity = ({ rule, file, key: place, what }: Finding) => [rule, file, place, what].join('\n');
  const known = new Set(findingsIn(withQuotedFiles(root, before)).map(identity));
  return [...own, ...elsewhere.filter((finding) => !known.has(identity(finding)))];
}

/** What the check would say of some drafts; the locale files stay as they are. */
export function judge(root: string, text: DraftedText): Judgement {
  const files = filesAt(root, text);
  const fixes = text.drafts.flatMap(({ language, value }): [string, string][] => {
    const better = typeof value === 'string' ? fixText(value, language) : value;
    return typeof better === 'string' && better !== value ? [[language, better]] : [];
  });
  return { findings: findingsOf(root, files, drafted(files, text), text), fixed: Object.fromEntries(fixes) };
}
