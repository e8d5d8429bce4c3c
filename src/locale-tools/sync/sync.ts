/**
 * `npm run sync`, once i18next-parser has written down the keys that code asks for: English gets those that it lacks,
 * and every language what it lacks of English, empty. Layout, normal form, memories, and what editors are told of the
 * facts follow.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { jsonSchemas } from '../../desk/json-schemas.ts';
import { defaultLanguage, languageCodes } from '../../i18n/languages.ts';
import { formatMessage, messageOf } from '../../messages/format-message.ts';
import { commandOptions, runCommand } from '../../setup/command-options.ts';
import { isData, notedByDesk } from '../data-keys.ts';
import { localeFileText } from '../json-format.ts';
import { readLocales, valuesOf } from '../locale-files.ts';
import { isGroup, isList, type LanguageFiles, type LocaleGroup, type LocaleValue } from '../locale-values.ts';
import { memoryFile, refreshed } from '../translation-memory.ts';

commandOptions('npm run sync', {});

/** Where `i18next-parser.config.js` puts what it finds. */
const extracted = '.cache/extracted-keys';

const keysOfCode = (): LanguageFiles =>
  Object.fromEntries(
    globSync(`${extracted}/en/*.json`).map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8'))]),
  );

/**
 * The second over the first, in the order of the first; what only the second has stands last, so that nothing is lost.
 */
function laidOver(first: LocaleGroup, second: LocaleGroup): LocaleGroup {
  const names = Object.keys({ ...first, ...second });
  return Object.fromEntries(names.map((name) => [name, valueOver(first[name], second[name])]));
}

function valueOver(first: LocaleValue | undefined, second: LocaleValue | undefined): LocaleValue {
  if (isGroup(first) && isGroup(second)) return laidOver(first, second);
  if (isList(first) && isList(second))
    return Object.values(laidOver(Object.fromEntries(first.entries()), Object.fromEntries(second.entries())));
  return second ?? first ?? '';
}

/** The same with every text empty; data and figures stand as they are. */
const emptied = (words: LanguageFiles): LanguageFiles =>
  JSON.parse(
    JSON.stringify(words, (key, value: LocaleValue) => (typeof value === 'string' && !isData(key, value) ? '' : value)),
  );

/**
 * What every file should hold, by its path.
 * @throws {Error} when a locale file cannot be read, or has a key twice, of which one would be lost
 */
function filesInStep(): Map<string, string> {
  const locales = readLocales('.');
  for (const { path, duplicates } of locales.files)
    for (const { key } of duplicates) throw new Error(formatMessage(messageOf('field-twice', { key }), `${path}: `));
  const present = valuesOf(locales, defaultLanguage);
  // First for the order, then for the words: what code reads whole is a group there and one empty text here.
  const english = laidOver(laidOver(present, keysOfCode()), present) as LanguageFiles;
  const files = new Map(jsonSchemas());
  for (const language of languageCodes) {
    const isEnglish = language === defaultLanguage;
    const words = isEnglish ? english : (laidOver(emptied(english), valuesOf(locales, language)) as LanguageFiles);
    for (const [name, { [notedByDesk]: _, ...texts }] of Object.entries(words))
      files.set(`locales/${language}/${name}.json`, localeFileText(texts).normalize('NFC'));
    if (!isEnglish)
      files.set(memoryFile(language), localeFileText(refreshed(locales.memory(language), english, words)));
  }
  return files;
}

await runCommand(() => {
  const stale = [...filesInStep()].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  for (const [file, text] of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // Else those of a page that is gone would be found again.
  rmSync(extracted, { recursive: true, force: true });
  const files = stale.map(([file]) => file).join(', ');
  console.log(formatMessage(files ? messageOf('files-written', { files }) : messageOf('in-step')));
});
