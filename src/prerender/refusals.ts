/** What must be right before anything is built; each function throws one readable list of what is not. */
import type { Settings } from '../office/schema/settings.ts';
import { findingsIn } from '../locale-tools/lint/findings.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { reportOf } from '../locale-tools/lint/lint-report.ts';
import { reportOn } from '../owner/readiness-report.ts';
import { readinessOf } from '../owner/readiness-of-project.ts';

/** @throws {Error} with every error in the locale files below a folder, and how to fix it */
export function refuseFaultyLocales(root: string): void {
  const errors = findingsIn(readLocales(root)).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(`The locale files have errors, so nothing was built:\n\n${reportOf(errors)}`);
}

/** @throws {Error} with what the owner must still supply before the site may be published */
export function refuseUnready(root: string, settings: Settings): void {
  const points = readinessOf(root, settings).filter((point) => point.isEssential);
  if (points.length > 0)
    throw new Error(
      `${reportOn(points)}\nA release must not be built like this; npm run ready says what else is open.`,
    );
}
