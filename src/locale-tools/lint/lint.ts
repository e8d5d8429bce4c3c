/** Judges the locale files, for `npm run check`; exits with 1 when there are errors. `--root DIR` reads DIR/locales. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOptions, runCommand } from '../../setup/command-options.ts';
import { findingsIn } from './findings.ts';
import { readLocales } from '../locale-files.ts';
import { reportOf } from './lint-report.ts';

const { root } = commandOptions('npm run check:locales', {
  options: { root: { type: 'string', default: '.' } },
}).values;

await runCommand(() => {
  const locales = readLocales(root);
  const findings = findingsIn(locales);
  const places = join(root, 'locales/where-it-stands.json');
  console.log(reportOf(locales, findings, existsSync(places) ? JSON.parse(readFileSync(places, 'utf8')) : {}));
  process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
});
