/** Judges the locale files, and what facts promise, for `npm run check`; exits with 1 when there are errors. */
import { globSync, readFileSync } from 'node:fs';
import { commandOptions, runCommand } from '../../setup/command-options.ts';
import { findingsIn, promisesIn } from './findings.ts';
import { readLocales } from '../locale-files.ts';
import { reportOf } from './lint-report.ts';

commandOptions('npm run check:locales', {});

await runCommand(() => {
  const facts = globSync('src/office/*.json').map((path) => [path, readFileSync(path, 'utf8')] as const);
  const findings = [...findingsIn(readLocales('.')), ...promisesIn(facts)];
  console.log(reportOf(findings));
  process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
});
