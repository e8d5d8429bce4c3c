/**
 * Judges the locale files, for `npm run check:locales`; exits with 1 when there are errors.
 * `--fix` first fixes what is safe, `--json` writes for machines, `--root DIR` reads DIR/locales,
 * `--allowed` lists what stands in Latin letters by leave of `allowed-latin.tsv`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { commandOptions } from '../../setup/command-options.ts';
import { allowedHits } from './allowed-hits.ts';
import { findingsIn } from './findings.ts';
import { readLocales, type LocaleFiles } from '../locale-files.ts';
import { changesIn, fixFile } from './fix.ts';
import { annotationsOf, reportOf, summaryOf } from './lint-report.ts';
import { rules } from './rules/all.ts';
import { unfinishedInOne } from './unfinished.ts';
import { unusedKeyRule } from './rules/unused-keys.ts';

const { values } = commandOptions('npm run check:locales', {
  options: {
    allowed: { type: 'boolean', default: false },
    fix: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    root: { type: 'string', default: '.' },
  },
});

function read(): LocaleFiles {
  return readLocales(values.root, languages, defaultLanguage);
}

/** Writes the fixed files and returns what changed in each. */
function fixAll(locales: LocaleFiles): string[] {
  return locales.files.flatMap((file) => {
    const fixed = fixFile(file);
    if (fixed === file.text) return [];
    writeFileSync(path.join(values.root, file.path), fixed);
    return [`${file.path} fixed:`, ...changesIn(file.text, fixed), ''];
  });
}

const changes = values.fix ? fixAll(read()) : [];
const locales = read();
const findings = unfinishedInOne(locales, findingsIn(locales, [...rules, unusedKeyRule(values.root)]));

if (values.allowed) console.log(allowedHits(locales).join('\n'));
if (values.json) console.log(JSON.stringify({ summary: summaryOf(locales, findings), changes, findings }, null, 2));
else console.log([...changes, reportOf(locales, findings)].join('\n'));
if (process.env.GITHUB_ACTIONS && !values.json) console.log(annotationsOf(findings));

process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
