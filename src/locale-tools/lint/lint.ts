/** Judges the locale files, for `npm run check`; exits with 1 when there are errors. */
import { commandOptions, runCommand } from '../../setup/command-options.ts';
import { findingsIn } from './findings.ts';
import { readLocales } from '../locale-files.ts';
import { reportOf } from './lint-report.ts';

commandOptions('npm run check:locales', {});

await runCommand(() => {
  const findings = findingsIn(readLocales('.'));
  console.log(reportOf(findings));
  process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
});
