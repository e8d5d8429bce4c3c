/** Part of `npm run check`, and of every build: what is wrong in the owner's settings and facts, with file, line and remedy. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exampleIn } from '../../office/examples.ts';
import { defaultLanguage, languageCodes, languages } from '../../i18n/languages.ts';
import { readLocales } from '../../locale-tools/locale-files.ts';
import { annotationsOfFaults } from '../../setup/annotations.ts';
import { readEnvironment } from '../../setup/environment.ts';
import { listOf, readFactFile, refusal, type FactFile, type Written } from '../../setup/fact-file.ts';
import { hoursFaults } from './hours-rules.ts';
import { hoursInWords } from './hours-in-words.ts';
import {
  chargeRule,
  confirmationsRule,
  insurersRule,
  licenceRule,
  peopleRule,
  premisesRule,
  socialRule,
  type Circumstances,
  type FactRule,
} from './office-rules.ts';

/** Each file of facts, what it must export, and its rule. */
export const factFiles: Readonly<Record<string, { exports: readonly string[]; rule: FactRule }>> = {
  'hours.ts': { exports: ['hours', 'holidays'], rule: hoursFaults },
  'insurers.ts': { exports: ['insurers'], rule: insurersRule },
  'confirmations.ts': { exports: ['confirmations'], rule: confirmationsRule },
  'passport-charge.ts': { exports: ['passportCharge'], rule: chargeRule },
  'social.ts': { exports: ['social'], rule: socialRule },
  'licence.ts': { exports: ['licence'], rule: licenceRule },
  'premises.ts': { exports: ['premises'], rule: premisesRule },
  'people.ts': { exports: ['people'], rule: peopleRule },
};

/** What is not written out plainly, and examples that were left in, at any depth. */
function* plainFaults(file: FactFile, written: Written): Iterable<string> {
  if (written.kind === 'code') yield refusal(file, written, "this is neither a text in quotation marks nor a number, so it cannot be " +
    "checked. Put it in straight quotation marks, like '2026-12-25'.");
  const example = exampleIn(written.value);
  if (example) yield refusal(file, written, `'${written.value}' is still the example ${example}. Write the office's own, or leave it empty.`);
  for (const part of listOf(written)) yield* plainFaults(file, part);
}

/** What is wrong in the text of a file of facts, called by its name. */
export function faultsInFile(name: string, text: string, circumstances: Circumstances): string[] {
  const { exports = [], rule } = factFiles[name] ?? {};
  const file = readFactFile(`src/office/${name}`, text);
  if (file.unreadable) return [file.unreadable];
  const missing = exports.filter((each) => !file.exported.has(each));
  if (missing.length > 0) return [refusal(file, undefined, `${missing.join(' and ')} must be exported here, or nothing can be built. Take ` +
    `the line back as it was.`)];
  const plain = exports.flatMap((each) => [...plainFaults(file, file.exported.get(each) as Written)]);
  return [...plain, ...(rule && plain.length === 0 ? rule(file, circumstances) : [])];
}

/** What is wrong in the facts of the project in a folder. */
export function factFaults(root: string, today = new Date()): string[] {
  const textOf = (name: string) => readFileSync(join(root, 'src/office', name), 'utf8');
  const isThere = (name: string) => existsSync(join(root, 'src/office', name));
  const faults = Object.keys(factFiles).flatMap((name) =>
    isThere(name)
      ? faultsInFile(name, textOf(name), { languages: languageCodes, today })
      : `src/office/${name}:1: the file is missing, so nothing can be built. Take it back from the repository (git checkout src/office/${name}).`,
  );
  if (faults.length > 0) return faults;
  return [...hoursInWords(readFactFile('src/office/hours.ts', textOf('hours.ts')), readLocales(root, languages, defaultLanguage))];
}

/** @throws {Error} with every fault in the facts of the office */
export function refuseFaultyFacts(root: string): void {
  const faults = factFaults(root);
  if (faults.length > 0) throw new Error(['The facts of the office cannot stand, so nothing was done:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../../..');
  if (process.env.GITHUB_ACTIONS) console.log(annotationsOfFaults(factFaults(root), 'facts of the office').join('\n'));
  for (const judge of [readEnvironment, refuseFaultyFacts]) {
    try {
      judge(root);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
