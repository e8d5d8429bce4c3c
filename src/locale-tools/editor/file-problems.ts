import { findingsIn, isUntranslated, type Finding } from '../lint/findings.ts';
import { isReadable } from '../locale-files.ts';
import { fileNames, translationsOf, withQuotedFiles } from './related-files.ts';

/** What the check calls an error in some locale files, and in all that cannot be read; what is missing the page shows by itself. */
export function fileProblems(root: string, changed: ReadonlySet<string>): Finding[] {
  return fileNames(root).flatMap((name) => {
    const files = translationsOf(root, name);
    if (!changed.has(name) && files.every(isReadable)) return [];
    const findings = findingsIn(withQuotedFiles(root, files));
    return findings.filter((finding) => finding.severity === 'error' && !isUntranslated(finding));
  });
}
