/** Opens and saves texts of the locale files for the editor on the page. */
import { readFileSync } from 'node:fs';
import { defaultLanguage } from '../../i18n/languages.ts';
import { findingsIn, type Finding } from '../lint/findings.ts';
import { fixText } from '../lint/fix.ts';
import { termsIn } from '../lint/glossary-terms.ts';
import { isReadable, localeFile, localeFilesOf, type LocaleFile } from '../locale-files.ts';
import { proseOf } from '../text-analysis.ts';
import { writeAtomically } from '../write-atomically.ts';
import type { Change, ChangedText, OpenedText, SaveAnswer, TextByLanguage, TextKey } from './protocol.ts';
import { fileNames, pathOf, translationsOf, withQuotedFiles } from './related-files.ts';

/** A request that names nothing that can be translated. */
export class UnknownText extends Error {}

function filesAt(root: string, name: string): LocaleFile[] {
  if (!fileNames(root).includes(name)) throw new UnknownText(`There is no locale file “${name}”.`);
  return translationsOf(root, name);
}

function valuesAt(files: readonly LocaleFile[], key: string): TextByLanguage {
  const found = files.flatMap(({ language, entries }): [string, string][] => {
    const value = entries.get(key)?.value;
    return typeof value === 'string' ? [[language, value]] : [];
  });
  return Object.fromEntries(found);
}

export function openText(root: string, { file, key }: TextKey): OpenedText {
  const files = filesAt(root, file);
  const values = valuesAt(files, key);
  const terms = termsIn(proseOf(values[defaultLanguage] ?? '')).map(({ term }) => term);
  const findings = findingsIn(withQuotedFiles(root, files)).filter((finding) => finding.key === key);
  return { values, glossary: [...new Set(terms)], findings };
}

/** The file with one text replaced, its spaces and marks mended: nothing else changes, not a byte. */
function withChange(file: LocaleFile, key: string, { value }: Change): LocaleFile {
  const { offset = 0, length = 0 } = file.entries.get(key) ?? {};
  const written = JSON.stringify(fixText(value, file.language));
  return localeFile(file.language, file.name, file.text.slice(0, offset) + written + file.text.slice(offset + length));
}

/** What the check finds in the changed texts, and the errors that they would make elsewhere; what cannot be read comes first. */
function findingsOf(
  root: string,
  before: readonly LocaleFile[],
  after: readonly LocaleFile[],
  { key, changes }: ChangedText,
): Finding[] {
  const isChanged = (language: string) => changes.some((change) => change.language === language);
  const unreadable = before.filter((file) => isChanged(file.language) && !isReadable(file));
  if (unreadable.length > 0) return findingsIn(localeFilesOf(unreadable, {}, defaultLanguage));
  const identity = ({ rule, file, key: place, what }: Finding) => [rule, file, place, what].join('\n');
  const known = new Set(findingsIn(withQuotedFiles(root, before)).map(identity));
  return findingsIn(withQuotedFiles(root, after)).filter(
    (finding) =>
      (finding.key === key && isChanged(finding.language)) ||
      (finding.severity === 'error' && !known.has(identity(finding))),
  );
}

/**
 * Saves a text in all its changed languages, or in none: not when the check calls it an error, and not when a text is no
 * longer the one that was opened. Whatever else another editor changed in the files meanwhile stays.
 */
export function saveText(root: string, text: ChangedText): SaveAnswer {
  const { key, changes } = text;
  const before = filesAt(root, text.file);
  const values = valuesAt(before, key);
  // So it is as well where no such text is, in a language or at all.
  if (changes.some(({ language, opened }) => values[language] !== opened))
    return { outcome: 'conflict', values, findings: [] };
  const after = before.map((file) => {
    const change = changes.find(({ language }) => language === file.language);
    return change ? withChange(file, key, change) : file;
  });

  const findings = findingsOf(root, before, after, text);
  if (findings.some(({ severity }) => severity === 'error')) return { outcome: 'refused', values, findings };
  const fileOf = ({ language, name }: LocaleFile) => pathOf(root, language, name);
  // Judging took its time, in which another editor may have saved: then all is compared anew.
  if (before.some((file) => file.text !== readFileSync(fileOf(file), 'utf8'))) return saveText(root, text);
  after.forEach((file, index) => {
    if (file.text !== before[index]?.text) writeAtomically(fileOf(file), file.text);
  });
  return { outcome: 'saved', values: valuesAt(after, key), findings };
}
