/**
 * `npm run status`: what is to be translated, what is done, what no native has read; `npm run status -- gu` for one language.
 * `-- --read gu health` says that a native has read those files or texts, `-- --fits gu claims:hero.lead` that a translation
 * still fits its changed English, `-- --sheet gu` writes a page to read aloud, `-- --sheet gu health` one of some files.
 */
import path from 'node:path';
import { defaultLanguage, languages, type Language } from '../../i18n/languages.ts';
import { isoDayInIndia } from '../../office/iso-day.ts';
import { commandOptions, runCommand } from '../../setup/command-options.ts';
import { formerEnglishOf } from '../former-english.ts';
import { readLocales } from '../locale-files.ts';
import { valuesOf } from '../locale-values.ts';
import { isNamed } from '../text-place.ts';
import { fitting, memoryFile, memoryText, readMemory, refreshed } from '../translation-memory.ts';
import { writeAtomically } from '../write-atomically.ts';
import { readingSheet } from './reading-sheet.ts';
import { translationNamed, translations } from './translation-named.ts';
import { statusOf, statusText, type TextStatus } from './translation-status.ts';

const { values, positionals } = commandOptions('npm run status', {
  allowPositionals: true,
  options: {
    fits: { type: 'string' },
    read: { type: 'string' },
    root: { type: 'string', default: '.' },
    sheet: { type: 'string' },
  },
});

const { root } = values;
const locales = readLocales(root, languages, defaultLanguage);

function tell(): void {
  const asked = positionals.map((code) => translationNamed(code, 'npm run status -- gu'));
  for (const code of asked.length > 0 ? asked : translations) {
    const texts = statusOf(locales, code, readMemory(root, code));
    console.log(`${languages[code].endonym} (${code})\n${statusText(texts, formerEnglishOf(root))}\n`);
  }
}

/** Texts that the words after the command name: all where there are none. */
function textsNamed(language: Language): TextStatus[] {
  const texts = statusOf(locales, language, readMemory(root, language));
  const unknown = positionals.find((name) => !texts.some((text) => isNamed(name, text)));
  if (unknown) throw new Error(`No text or file is “${unknown}”. Name it as npm run status does: health:hero.title.`);
  return texts.filter((text) => positionals.length === 0 || positionals.some((name) => isNamed(name, text)));
}

/** Remembers of the named texts that a native has read them today, or that they fit the English as it is now. */
function remember(what: 'read' | 'fits', code: string): void {
  const example = `npm run status -- --${what} gu health:hero.title`;
  const language = translationNamed(code, example);
  if (positionals.length === 0) throw new Error(`Name the files or texts that are meant, as in ${example}.`);
  const [english, translated] = [valuesOf(locales, defaultLanguage), valuesOf(locales, language)];
  const read = isoDayInIndia(new Date());
  const memory = structuredClone(refreshed(readMemory(root, language), english, translated));
  for (const text of textsNamed(language)) {
    const entry = memory[text.file]?.[text.key];
    if (entry) Object.assign(entry, what === 'read' ? { read } : fitting(entry, text.english, text.translation));
  }
  writeAtomically(path.join(root, memoryFile(language)), memoryText(memory));
  console.log(`Remembered in ${memoryFile(language)}: commit it, or send it along with the words.`);
}

function writeSheet(code: string): void {
  const language = translationNamed(code, 'npm run status -- --sheet gu health');
  const file = path.join('var', `${['read-aloud', code, ...positionals].join('-')}.html`);
  writeAtomically(path.join(root, file), readingSheet(language, textsNamed(language)));
  console.log(`${file} holds the words to read aloud: open it in a browser and print it.`);
}

await runCommand(() => {
  if (values.read !== undefined) return remember('read', values.read);
  if (values.fits !== undefined) return remember('fits', values.fits);
  return values.sheet === undefined ? tell() : writeSheet(values.sheet);
});
