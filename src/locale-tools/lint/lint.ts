/** Judges the locale files, for `npm run check`; exits with 1 when there are errors. `--fix` first fixes what is safe, `--root DIR` reads DIR/locales. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOptions, runCommand } from '../../setup/command-options.ts';
import { findingsIn } from './findings.ts';
import { fixFile } from './fix.ts';
import { readLocales } from '../locale-files.ts';
import { reportOf } from './lint-report.ts';

const { fix, root } = commandOptions('npm run check:locales', {
  options: { fix: { type: 'boolean', default: false }, root: { type: 'string', default: '.' } },
}).values;

await runCommand(() => {
  for (const file of fix ? readLocales(root).files : []) {
    const fixed = fixFile(file);
    if (fixed === file.text) continue;
    writeFileSync(join(root, file.path), fixed);
    console.log(`${file.path} was fixed; git diff shows what changed.`);
  }
  const locales = readLocales(root);
  const findings = findingsIn(locales);
  const places = join(root, 'locales/where-it-stands.json');
  console.log(reportOf(locales, findings, existsSync(places) ? JSON.parse(readFileSync(places, 'utf8')) : {}));
  process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
});
