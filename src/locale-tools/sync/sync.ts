/**
 * `npm run copy`: brings the words in step with the code (keys that it asks for come in empty) and every language with English; what editors are told of the facts it writes too.
 * `-- --export gu words.csv` and `-- --import gu words.csv` carry a language to a spreadsheet and back.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jsonSchemas } from '../../setup/json-schemas.ts';
import { commandOptions, runCommand } from '../../setup/command-options.ts';
import { messageOf, told, toldWith } from '../../messages/messages.ts';
import { extractedKeys } from '../extract-keys.ts';
import { localeFileText } from '../json-format.ts';
import { readLocales } from '../locale-files.ts';
import { exportSheet, importSheet } from '../spreadsheet/spreadsheet.ts';
import { memoryFile } from '../translation-memory.ts';
import { planSync } from './sync-plan.ts';
import { translationNamed } from './translation-named.ts';

const { values, positionals } = commandOptions('npm run copy', {
  allowPositionals: true,
  options: { export: { type: 'string' }, import: { type: 'string' }, root: { type: 'string', default: '.' } },
});

const { root } = values;
const locales = readLocales(root);
const example = 'npm run copy -- --export gu words.csv';
const [file] = positionals;

function write(writes: ReadonlyMap<string, string>): void {
  for (const [name, text] of writes) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const files = [...writes.keys()].join(', ');
  console.log(told(files ? messageOf('files-written', { files }) : messageOf('in-step')));
}

function syncAll(): void {
  if (file) throw new Error(`“${file}” is not understood. Write it as in ${example}.`);
  const { writes, added } = planSync(locales, extractedKeys(root));
  if (added.length > 0) console.log(`Added empty, because code asks for them: ${added.join(', ')}`);
  write(new Map([...writes, ...staleSchemas()]));
}

/** What editors are told of the facts of the office, where it is no longer so. */
const staleSchemas = () =>
  [...jsonSchemas()].filter(([name, text]) => {
    const schema = join(root, name);
    return !existsSync(schema) || readFileSync(schema, 'utf8') !== text;
  });

function carry(code: string): void {
  const language = translationNamed(code, example);
  if (!file) throw new Error(`The name of the spreadsheet is missing. Give it last, as in ${example}.`);
  if (values.export !== undefined) {
    writeFileSync(file, exportSheet(locales, language));
    console.log(told(messageOf('sheet-written', { file })));
    return;
  }
  if (!existsSync(file)) throw new Error(told(messageOf('no-such-sheet', { file })));
  const sheet = importSheet(locales, language, readFileSync(file, 'utf8'));
  if (sheet.problems.length > 0) throw new Error(toldWith(messageOf('refused-sheet'), sheet.problems));
  if (sheet.emptied.length > 0) console.log(toldWith(messageOf('emptied-rows'), sheet.emptied));
  if (sheet.changed.length > 0) console.log(toldWith(messageOf('changed-rows'), sheet.changed));
  write(new Map(sheet.files.size > 0 ? [...sheet.files, [memoryFile(language), localeFileText(sheet.memory)]] : []));
}

const code = values.export ?? values.import;
await runCommand(() => (code === undefined ? syncAll() : carry(code)));
