/** What the check calls an error in the files that were looked at while the development server runs. */
import { setImmediate as breath } from 'node:timers/promises';
import { findingsIn, isUntranslated } from '../lint/findings.ts';
import { unfinishedLanguages } from '../lint/unfinished.ts';
import { isReadable } from '../locale-files.ts';
import type { FileProblem } from './protocol.ts';
import { fileNames, translationsOf, withQuotedFiles } from './related-files.ts';

export interface FileProblems {
  /** Judges a file anew in every language. */
  check(name: string): void;
  /** Judges all files, one by one, so that the server goes on answering between them. */
  checkAll(): Promise<void>;
  list(): FileProblem[];
}

export function watchFileProblems(root: string): FileProblems {
  const byPath = new Map<string, FileProblem>();

  function check(name: string): void {
    const files = translationsOf(root, name);
    const errors = findingsIn(withQuotedFiles(root, files)).filter(({ severity }) => severity === 'error');
    for (const file of files) {
      const findings = errors.filter((finding) => finding.file === file.path);
      if (findings.length > 0) byPath.set(file.path, { path: file.path, isUnreadable: !isReadable(file), findings });
      else byPath.delete(file.path);
    }
  }

  return {
    check,
    async checkAll() {
      for (const name of fileNames(root)) {
        await breath();
        check(name);
      }
    },
    list() {
      // Of a language that is not finished the page shows what is missing by itself.
      const unfinished = unfinishedLanguages([...byPath.values()].flatMap(({ findings }) => findings));
      return [...byPath.values()].flatMap((problem) => {
        const findings = problem.findings.filter((finding) => !(unfinished.has(finding.language) && isUntranslated(finding)));
        return findings.length > 0 ? [{ ...problem, findings }] : [];
      });
    },
  };
}
