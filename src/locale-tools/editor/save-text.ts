/** Writes what somebody typed on the page into the locale files. */
import { readFileSync } from 'node:fs';
import type { LocaleFile } from '../locale-files.ts';
import { writeAtomically } from '../write-atomically.ts';
import { drafted, entryAt, filesAt, findingsOf } from './drafts.ts';
import type { DraftedText, SaveAnswer } from './protocol.ts';
import { pathOf } from './related-files.ts';

function isConflict(files: readonly LocaleFile[], { key, drafts }: DraftedText): boolean {
  return files.some((file) => {
    const draft = drafts.find(({ language }) => language === file.language);
    return draft !== undefined && entryAt(file, key).value !== draft.opened;
  });
}

/**
 * Saves a text in all its drafted languages, or in none: not when the check calls it an error, and not when a text is no
 * longer the one that was opened. Whatever else another editor changed in the files meanwhile stays.
 */
export function saveText(root: string, text: DraftedText): SaveAnswer {
  const before = filesAt(root, text);
  const after = drafted(before, text);
  if (isConflict(before, text)) {
    return { outcome: 'conflict', values: Object.fromEntries(before.map((file) => [file.language, entryAt(file, text.key).value])) };
  }
  const findings = findingsOf(root, before, after, text);
  if (findings.some(({ severity }) => severity === 'error')) return { outcome: 'refused', findings };
  const diskText = ({ language, name }: LocaleFile) => readFileSync(pathOf(root, language, name), 'utf8');
  // Judging took its time, in which another editor may have saved: then all is compared anew.
  if (before.some((file) => file.text !== diskText(file))) return saveText(root, text);
  for (const file of after) {
    if (file.text !== diskText(file)) writeAtomically(pathOf(root, file.language, file.name), file.text);
  }
  return { outcome: 'saved', findings };
}
