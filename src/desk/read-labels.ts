/**
 * What fields are called in the form and what it says of them, in every language at once, because nobody knows whose
 * desk this is.
 */
import { readFileSync } from 'node:fs';
import { languageCodes, languages, type Language } from '../i18n/languages.ts';
import type { Message } from '../messages/format-message.ts';
import { readTable } from '../values/read-table.ts';

/** What a table says under each key, by language: the key itself where a cell is empty. */
export const readTranslations = (table: string) =>
  new Map(
    readTable(table, ['key', ...languageCodes]).map(({ key, ...said }) => [
      key,
      languageCodes.map((language) => said[language] || key),
    ]),
  );

/** Labels by their key, and hints by each place of a fact that they are for. */
const known = new Map([
  ...[...readTranslations(readFileSync(new URL('labels.tsv', import.meta.url), 'utf8'))].flatMap(([keys, said]) =>
    keys.split(' ').map((key) => [key, said] as const),
  ),
  ...languageCodes.map((language) => [language, languageCodes.map(() => languages[language].endonym)] as const),
]);

/** The row of a key, or the one that it has in what is around it: '' around a whole entry. */
const rowOf = (key: string, around?: string) => known.get(`${around}/${key}`) ?? known.get(key);

const labelIn = (key: string, language: Language, around?: string) =>
  rowOf(key, around)?.[languageCodes.indexOf(language)];

/**
 * The label of a key; one that the table does not have is called by the beginning of what stands there in each
 * language.
 */
export function labelOf(key: string, texts: readonly string[] = [], around?: string): string {
  const beginnings = texts.filter(Boolean).map((text) => (text.length > 32 ? `${text.slice(0, 32)}…` : text));
  const labels = rowOf(key, around) ?? (beginnings.length > 0 ? beginnings : [key]);
  return [...new Set(labels)].join(' · ');
}

/** What a field of the facts wants, by its place like `hours.holidays.first`; undefined where its label says it all. */
export const hintAt = (place: string) => (known.has(place) ? labelOf(place) : undefined);

/**
 * Where a value stands, in the words of one language: entries are counted from one, a file that is one list is named
 * once, and nobody is told a name that has no label.
 */
export const placeOf = (path: readonly string[], language: Language) =>
  path
    .flatMap((key, position) => {
      const above = path.slice(0, position);
      const around = above.findLast((each) => /\D/.test(each)) ?? '';
      return key === above.at(-1) ? [] : Number(key) + 1 || (labelIn(key, language, around) ?? []);
    })
    .join(' › ');

export const inEachLanguage = (say: (language: Language) => string): Message => ({
  en: say('en'),
  gu: say('gu'),
  hi: say('hi'),
});

/**
 * A sentence for whoever sees the form and not its file: files and inner words in it are called by their labels, and what
 * is empty is called so.
 */
export const withLabels = (sentence: string, language: Language) =>
  sentence
    .replaceAll(
      /(?:src\/office\/|locales\/\*\/)?([\w-]+)\.json/g,
      (_, name: string) => `“${labelIn(name, language, '') ?? name}”`,
    )
    .replaceAll(/(["'])([\w-]{3,})\1/g, (quoted, _, word: string) => {
      const label = labelIn(word, language);
      return label ? `“${label}”` : quoted;
    })
    .replaceAll(/\b([a-z-]+):([\w.-]*\w)/g, (_, file: string, key: string) =>
      placeOf([file, ...key.split('.')], language),
    )
    .replaceAll(/''|“”/g, labelIn("''", language) ?? '');

/** What is said of a value, behind its place, and behind its language where it is one of several. */
export const remarkAt = (path: readonly string[], say: (told: Language) => string, language?: Language) =>
  inEachLanguage(
    (told) =>
      `${language ? `${languages[language].endonym}, ` : ''}${placeOf(path, told)}: ${withLabels(say(told), told)}`,
  );
