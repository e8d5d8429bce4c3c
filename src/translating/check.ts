/** `npm run check:locales`: judges the locale files. `--json` for machines, `--root DIR` for files elsewhere. */
import { parseArgs } from 'node:util';
import { defaultLanguage, languages } from '../i18n/languages.ts';
import { findingsIn } from './findings.ts';
import { readLocales } from './locale-files.ts';
import { annotationsOf, reportOf, summaryOf } from './report.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    root: { type: 'string', default: '.' },
  },
});

const copy = readLocales(values.root, languages, defaultLanguage);
const findings = findingsIn(copy);

if (values.json) console.log(JSON.stringify({ summary: summaryOf(copy, findings), findings }, null, 2));
else console.log(reportOf(copy, findings));
if (process.env.GITHUB_ACTIONS && !values.json) console.log(annotationsOf(findings));

process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
