/**
 * `npm run status`: what is translated, missing, changed in English since, and still to be read by a native reader.
 * `npm run status -- gu` for one language; `-- --read gu health` says that a native reader has read those files;
 * `-- --fits gu claims:hero.lead` that a translation still fits its changed English; `-- --where contact:form.send`
 * tells the pages that read a text, `-- --where /contact` the texts that a page reads; `--json` writes for machines;
 * `-- --sheet gu` writes a page to read aloud, `-- --sheet gu health` one of some files.
 */
import path from 'node:path';
import { defaultLanguage, isLanguage, languages } from '../../i18n/languages.ts';
import { commandOptions } from '../../setup/command-options.ts';
import { nearestWord } from '../../setup/nearest-word.ts';
import { formerEnglishOf } from '../former-english.ts';
import { readLocales } from '../locale-files.ts';
import { markFitting, markRead, readMemory, memoryFile, memoryText, type TranslationMemory } from '../translation-memory.ts';
import { countsOf, statusOf, tableOf, workOf } from './translation-status.ts';
import { readUsage } from '../key-usage.ts';
import { readingSheet } from './reading-sheet.ts';
import { whereText } from './key-locations.ts';
import { textsByKey, valuesOf } from '../locale-values.ts';
import { placeNamed } from '../text-place.ts';
import { writeAtomically } from '../write-atomically.ts';

const { values, positionals } = commandOptions('npm run status', {
  allowPositionals: true,
  options: {
    fits: { type: 'string' },
    json: { type: 'boolean', default: false },
    read: { type: 'string' },
    root: { type: 'string', default: '.' },
    sheet: { type: 'string' },
    where: { type: 'string' },
  },
});

const locales = readLocales(values.root, languages, defaultLanguage);
const translated = Object.entries(languages).filter(([code]) => code !== defaultLanguage);

function tell(): void {
  const formerEnglish = formerEnglishOf(values.root);
  const asked = translated.filter(([code]) => positionals.length === 0 || positionals.includes(code));
  const statuses = asked.map(([code, { endonym }]) => ({ code, endonym, texts: statusOf(locales, code, readMemory(values.root, code), formerEnglish) }));
  if (values.json) {
    const byLanguage = statuses.map(({ code, texts }) => {
      return [code, { files: countsOf(texts), open: texts.filter(({ state }) => state !== 'translated') }] as const;
    });
    console.log(JSON.stringify(Object.fromEntries(byLanguage), null, 2));
    return;
  }
  for (const { code, endonym, texts } of statuses) console.log([`${endonym} (${code})`, tableOf(countsOf(texts)), workOf(texts), ''].join('\n'));
}

function remember(language: string, memory: TranslationMemory, what: string): void {
  writeAtomically(path.join(values.root, memoryFile(language)), memoryText(memory));
  console.log(`Remembered for ${language}: ${what}`);
}

function languageFrom(code: string, example: string): string {
  if (translated.some(([each]) => each === code) && positionals.length > 0) return code;
  const reason = code === defaultLanguage ? `${languages[code].endonym} is what the others are translated from, so nothing is remembered for it. ` : '';
  throw new Error(`${reason}Name a language and what is meant, as in npm run status -- ${example}.`);
}

function rememberRead(code: string): void {
  const language = languageFrom(code, '--read gu health life');
  const files = valuesOf(locales, language);
  for (const asked of positionals) {
    const { file, key } = placeNamed(asked);
    if (!files[file]) throw new Error(`There is no locales/${language}/${file}.json. Name a file or a text, as in npm run status -- --read gu health.`);
    const keys = [...textsByKey(files[file]).keys()];
    if (key === '' || keys.some((each) => each === key || each.startsWith(`${key}.`))) continue;
    const nearest = nearestWord(key, keys);
    const meant = nearest ? `Did you mean ${file}:${nearest}?` : 'Name it as npm run status does, as in --read gu health:hero.title.';
    throw new Error(`locales/${language}/${file}.json has no text “${key}”. ${meant}`);
  }
  remember(language, markRead(readMemory(values.root, language), files, positionals), `a native reader has read ${positionals.join(', ')}.`);
}

function writeSheet(code: string): void {
  if (!isLanguage(code) || code === defaultLanguage) {
    throw new Error(`“${code}” is not a language that is translated into. Name one of ${translated.map(([each]) => each).join(', ')}, as in --sheet gu.`);
  }
  const names = new Set(locales.files.filter(({ language }) => language === code).map(({ name }) => name));
  const unknown = positionals.find((name) => !names.has(name));
  if (unknown) {
    const nearest = nearestWord(unknown, [...names]);
    throw new Error(`There is no locales/${code}/${unknown}.json. ${nearest ? `Did you mean ${nearest}?` : `Name a file, as in --sheet ${code} health.`}`);
  }
  const file = path.join('var', `${['read-aloud', code, ...positionals].join('-')}.html`);
  const all = statusOf(locales, code, readMemory(values.root, code), () => undefined);
  const texts = all.filter((text) => positionals.length === 0 || positionals.includes(text.file));
  writeAtomically(path.join(values.root, file), readingSheet(code, texts));
  console.log(`${file} holds the words of ${code} to read aloud: open it in a browser and print it.`);
}

function rememberFitting(code: string): void {
  const language = languageFrom(code, '--fits gu claims:hero.lead');
  const memory = markFitting(readMemory(values.root, language), valuesOf(locales, defaultLanguage), valuesOf(locales, language), positionals);
  remember(language, memory, `the translation of ${positionals.join(', ')} fits the English as it is now.`);
}

try {
  if (values.read !== undefined) rememberRead(values.read);
  else if (values.sheet !== undefined) writeSheet(values.sheet);
  else if (values.fits !== undefined) rememberFitting(values.fits);
  else if (values.where !== undefined) console.log(whereText(values.where, valuesOf(locales, defaultLanguage), readUsage(values.root)));
  else tell();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
