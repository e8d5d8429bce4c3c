/**
 * `npm run check:locales`: judges the locale files; exits with 1 when there are errors.
 * `--fix` first mends what is safe, `--json` writes for machines, `--root DIR` reads DIR/locales,
 * `--allowed` lists what stands in Latin letters by leave of `allowed-latin.tsv`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { allowedHits } from './allowed-hits.ts';
import { findingsIn } from './findings.ts';
import { readLocales, type LocaleFiles } from '../locale-files.ts';
import { changesIn, fixFile } from './fix.ts';
import { annotationsOf, reportOf, summaryOf } from './report.ts';

const { values } = parseArgs({
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

/** Writes the mended files and returns what changed in each. */
function mendAll(copy: LocaleFiles): string[] {
  return copy.files.flatMap((file) => {
    const mended = fixFile(file);
    if (mended === file.text) return [];
    writeFileSync(path.join(values.root, file.path), mended);
    return [`${file.path} mended:`, ...changesIn(file.text, mended), ''];
  });
}

const changes = values.fix ? mendAll(read()) : [];
const copy = read();
const findings = findingsIn(copy);

if (values.allowed) console.log(allowedHits(copy).join('\n'));
if (values.json) console.log(JSON.stringify({ summary: summaryOf(copy, findings), changes, findings }, null, 2));
else console.log([...changes, reportOf(copy, findings)].join('\n'));
if (process.env.GITHUB_ACTIONS && !values.json) console.log(annotationsOf(findings));

process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
