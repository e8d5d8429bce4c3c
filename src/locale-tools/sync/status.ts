/**
 * `npm run status`: what is to be translated; `-- --fits gu claims:hero.lead` says that a translation still fits its
 * changed English.
 */
import { writeFileSync } from 'node:fs';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { commandOptions, runCommand } from '../../setup/command-options.ts';
import { localeFileText } from '../json-format.ts';
import { readLocales, valuesOf } from '../locale-files.ts';
import { translations } from '../locale-values.ts';
import { madeFrom, memoryFile, refreshed } from '../translation-memory.ts';
import { statusOf, statusText, type TextStatus } from '../translation-status.ts';

const { values, positionals } = commandOptions('npm run status', {
  allowPositionals: true,
  options: { fits: { type: 'string' } },
});

const locales = readLocales('.');

function tell(): void {
  for (const code of translations)
    console.log(`${languages[code].endonym} (${code})\n${statusText(statusOf(locales, code))}\n`);
}

/**
 * Whether a name means a text: `contact` or `contact.json` its file, `contact:hero` its group, `contact:hero.title`
 * itself.
 */
const isNamed = (name: string, { file, key }: TextStatus) =>
  `${file}.${key}.`.startsWith(`${name.replace('.json', '').replace(':', '.')}.`);

/** Remembers of the texts that are named behind it that they fit the English as it is now. */
function remember(code: string): void {
  const language = translations.find((each) => each === code);
  const texts = language ? statusOf(locales, language) : [];
  const isUnknown = (name: string) => !texts.some((text) => isNamed(name, text));
  const unknown = language ? positionals.find(isUnknown) : code;
  if (!language || unknown || positionals.length === 0)
    throw new Error(
      `Nothing was remembered: “${unknown ?? ''}” is no language that is translated into, and no text or file. Name them as npm run status does: npm run status -- --fits gu health:hero.title.`,
    );
  const [english, translated] = [valuesOf(locales, defaultLanguage), valuesOf(locales, language)];
  const memory = { ...refreshed(locales.memory(language), english, translated) };
  for (const { file, key, english: source, translation } of texts.filter((text) =>
    positionals.some((name) => isNamed(name, text)),
  ))
    if (translation) memory[file] = { ...memory[file], [key]: madeFrom(source, translation) };
  writeFileSync(memoryFile(language), localeFileText(memory));
  console.log(`Remembered in ${memoryFile(language)}: commit it, or send it along with the words.`);
}

await runCommand(() => (values.fits === undefined ? tell() : remember(values.fits)));
