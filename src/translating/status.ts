/**
 * `npm run status`: what is translated, missing, changed in English since, and still to be read by a native reader.
 * `npm run status -- gu` for one language; `-- --read gu health` says that a native reader has read those files;
 * `--json` writes for machines.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage, languages } from '../i18n/languages.ts';
import { readLocales } from './locale-files.ts';
import { markRead, readRecord, recordFile, recordText } from './record.ts';
import { countsOf, statusOf, tableOf, workOf } from './translation-status.ts';
import { filesOf } from './words.ts';
import { writeWhole } from './write-whole.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    read: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
});

const copy = readLocales(values.root, languages, defaultLanguage);
const translated = Object.entries(languages).filter(([code]) => code !== defaultLanguage);

function tell(): void {
  const asked = translated.filter(([code]) => positionals.length === 0 || positionals.includes(code));
  const statuses = asked.map(([code, { endonym }]) => ({ code, endonym, texts: statusOf(copy, code, readRecord(values.root, code)) }));
  if (values.json) {
    const byLanguage = statuses.map(({ code, texts }) => {
      return [code, { files: countsOf(texts), open: texts.filter(({ state }) => state !== 'translated') }] as const;
    });
    console.log(JSON.stringify(Object.fromEntries(byLanguage), null, 2));
    return;
  }
  for (const { code, endonym, texts } of statuses) console.log([`${endonym} (${code})`, tableOf(countsOf(texts)), workOf(texts), ''].join('\n'));
}

function rememberRead(language: string): void {
  const files = filesOf(copy, language);
  const unknown = positionals.filter((name) => files[name] === undefined);
  if (!translated.some(([code]) => code === language) || positionals.length === 0 || unknown.length > 0) {
    const missing = unknown.map((name) => ` There is no locales/${language}/${name}.json.`).join('');
    throw new Error(`Name a language and the files that were read, as in npm run status -- --read gu health life.${missing}`);
  }
  writeWhole(path.join(values.root, recordFile(language)), recordText(markRead(readRecord(values.root, language), files, positionals)));
  console.log(`Remembered: a native reader has read ${positionals.join(', ')} in ${language}.`);
}

try {
  if (values.read === undefined) tell();
  else rememberRead(values.read);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
