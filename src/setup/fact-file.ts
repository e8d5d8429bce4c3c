/** Judges the files of `src/office` before a command runs them: one that does not hold would end it without a remedy. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { languages } from '../i18n/languages.ts';

// Not imported: the schema itself runs files of `src/office`, which must be known to be readable first.
const require = createRequire(import.meta.url);

/** Files that do not parse, each with its line. */
function unreadable(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  return names.toSorted().flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const [error] = parseSync(name, text, { showSemanticErrors: true }).errors;
    if (!error) return [];
    const line = text.slice(0, error.labels[0]?.start).split('\n').length;
    return `src/office/${name}:${line}: this line, or the one before, cannot be read (${error.message}). Texts stand in straight quotation marks, an apostrophe inside is ’, and a comma follows each entry.`;
  });
}

/** What is wrong in the facts of the project in a folder: file, path, reason and remedy of each fault. */
export function factFaults(root: string, today = new Date()): string[] {
  const faults = unreadable(join(root, 'src/office'));
  if (faults.length > 0) return faults;
  const { factSchemas }: typeof import('../office/schema/fact-schema.ts') = require('../office/schema/fact-schema.ts');
  const { faultsOf }: typeof import('../office/schema/values.ts') = require('../office/schema/values.ts');
  const scripts = Object.fromEntries(Object.entries(languages).map(([code, { script }]) => [code, script]));
  return Object.entries(factSchemas(scripts, today)).flatMap(([file, schema]) => {
    try {
      return faultsOf(schema, require(join(root, file))).map((fault) => `${file}: ${fault}`);
    } catch (error) {
      const [reason] = String(error).split('\n');
      return `${file}: the file is missing or cannot be run (${reason}). Take it back with git checkout ${file}.`;
    }
  });
}

/** @throws {Error} with every fault in the facts of the office */
export function refuseFaultyFacts(root: string): void {
  const faults = factFaults(root);
  if (faults.length > 0)
    throw new Error(['The facts of the office cannot stand, so nothing was done:', ...faults].join('\n  '));
}
