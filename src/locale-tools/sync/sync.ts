/**
 * `npm run copy`: adds keys that code asks for, and brings every language in sync with English.
 * `--check` changes nothing and exits with 1 when something would; `--export gu words.csv` and `--import gu words.csv`
 * carry a language to a spreadsheet and back.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, isLanguage, languageCodes, languages } from '../../i18n/languages.ts';
import { commandOptions } from '../../setup/command-options.ts';
import { refuseUnreadableFacts } from '../../setup/fact-file.ts';
import { planSync } from './sync-plan.ts';
import { extractedKeys } from '../extract-keys.ts';
import { formerEnglishOf } from '../former-english.ts';
import { readLocales } from '../locale-files.ts';
import { readMemory, memoryFile, memoryText } from '../translation-memory.ts';
import { writeAtomically } from '../write-atomically.ts';

const { values, positionals } = commandOptions('npm run copy', {
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    export: { type: 'string' },
    import: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
});

const { root } = values;
const locales = readLocales(root, languages, defaultLanguage);

function write(writes: ReadonlyMap<string, string>): void {
  for (const [file, text] of writes) writeAtomically(path.join(root, file), text);
  console.log(writes.size === 0 ? 'Everything is in sync.' : `Written: ${[...writes.keys()].join(', ')}`);
}

function syncAll(): void {
  const { writes, notes } = planSync(locales, extractedKeys(root), (language) => readMemory(root, language));
  for (const note of notes) console.log(note);
  if (!values.check) return write(writes);
  // The memory may lag behind a translator who edits on the web: the next npm run copy brings it up.
  const late = [...writes.keys()].filter((file) => file.startsWith('locales/'));
  if (late.length === 0) return;
  throw new Error(`These files are not in sync with the code or with English: ${late.join(', ')}. Run npm run copy and commit what it changes.`);
}

const example = 'as in npm run copy -- --export gu words.csv';

function sheetOf(code: string): { language: string; file: string } {
  const translated = languageCodes.filter((each) => each !== defaultLanguage);
  const [file] = positionals;
  if (!isLanguage(code) || code === defaultLanguage) {
    throw new Error(`"${code}" is not a language that is translated into. Name one of ${translated.join(', ')}, ${example}.`);
  }
  if (!file) throw new Error(`The name of the spreadsheet is missing. Give it last, ${example}.`);
  return { language: code, file };
}

/** Not before: it judges words by the facts of the office, and one that cannot be read would end the command without a remedy. */
async function spreadsheet(): Promise<typeof import('../spreadsheet/spreadsheet.ts')> {
  refuseUnreadableFacts(path.resolve(import.meta.dirname, '../../..'));
  return import('../spreadsheet/spreadsheet.ts');
}

async function exportTo({ language, file }: ReturnType<typeof sheetOf>): Promise<void> {
  const folder = path.dirname(path.resolve(file));
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}, so ${file} cannot be written. Make the folder, or name another.`);
  const { exportSheet } = await spreadsheet();
  writeFileSync(file, exportSheet(locales, language, readMemory(root, language), formerEnglishOf(root)));
  console.log(`${file} holds the words of ${language}: open it in a spreadsheet, change the column “translation”, save it as “CSV UTF-8”.`);
}

async function importFrom({ language, file }: ReturnType<typeof sheetOf>): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${path.resolve(file)}, so nothing was changed. Name the spreadsheet with its folder.`);
  const { importSheet } = await spreadsheet();
  const { problems, emptied, changed, files, memory } = importSheet(locales, language, readMemory(root, language), readFileSync(file, 'utf8'));
  if (problems.length > 0) throw new Error(['Nothing was written, because of these rows:', ...problems].join('\n  '));
  if (emptied.length > 0) {
    const rows = ['The translation is empty in these rows, so their texts stay as they are:', ...emptied].join('\n  ');
    console.log(`${rows}\nNo text can be empty in one language alone; one that is not wanted in any is taken out by the developer.`);
  }
  for (const line of changed) console.log(line);
  const texts = Object.entries(files).map(([name, text]) => [`locales/${language}/${name}.json`, text] as const);
  write(new Map(changed.length === 0 ? [] : [...texts, [memoryFile(language), memoryText(memory)]]));
}

try {
  if (values.export !== undefined) await exportTo(sheetOf(values.export));
  else if (values.import !== undefined) await importFrom(sheetOf(values.import));
  else syncAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
