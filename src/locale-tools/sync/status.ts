/**
 * `npm run status`: what is to be translated; `npm run status -- gu` for one language.
 * `-- --fits gu claims:hero.lead` says that a translation still fits its changed English.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages, type Language } from '../../i18n/languages.ts';
import { commandOptions, runCommand } from '../../setup/command-options.ts';
import { localeFileText } from '../json-format.ts';
import { readLocales, valuesOf } from '../locale-files.ts';
import { madeFrom, memoryFile, refreshed } from '../translation-memory.ts';
import { translationNamed, translations } from './translation-named.ts';
import { statusOf, statusText, type TextStatus } from '../translation-status.ts';

const { values, positionals } = commandOptions('npm run status', {
  allowPositionals: true,
  options: {
    fits: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
});

const { root } = values;
const locales = readLocales(root);

function tell(): void {
  const asked = positionals.map((code) => translationNamed(code, 'npm run status -- gu'));
  for (const code of asked.length > 0 ? asked : translations) {
    console.log(`${languages[code].endonym} (${code})\n${statusText(statusOf(locales, code))}\n`);
  }
}

/** Whether a name means a text: `contact` or `contact.json` its file, `contact:hero` its group, `contact:hero.title` itself. */
const isNamed = (name: string, { file, key }: TextStatus) =>
  `${file}.${key}.`.startsWith(`${name.replace('.json', '').replace(':', '.')}.`);

/** Texts that the words after the command name. */
function textsNamed(language: Language): TextStatus[] {
  const texts = statusOf(locales, language);
  const unknown = positionals.find((name) => !texts.some((text) => isNamed(name, text)));
  if (unknown) throw new Error(`No text or file is “${unknown}”. Name it as npm run status does: health:hero.title.`);
  return texts.filter((text) => positionals.some((name) => isNamed(name, text)));
}

/** Remembers of the named texts that they fit the English as it is now. */
function remember(code: string): void {
  const example = 'npm run status -- --fits gu health:hero.title';
  const language = translationNamed(code, example);
  if (positionals.length === 0) throw new Error(`Name the files or texts that are meant, as in ${example}.`);
  const [english, translated] = [valuesOf(locales, defaultLanguage), valuesOf(locales, language)];
  const memory = { ...refreshed(locales.memory(language), english, translated) };
  for (const { file, key, english: source, translation } of textsNamed(language))
    if (translation) memory[file] = { ...memory[file], [key]: madeFrom(source, translation) };
  writeFileSync(join(root, memoryFile(language)), localeFileText(memory));
  console.log(`Remembered in ${memoryFile(language)}: commit it, or send it along with the words.`);
}

await runCommand(() => (values.fits === undefined ? tell() : remember(values.fits)));
