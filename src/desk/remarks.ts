/** What is wrong with the files before one is saved, all of them in view, by the same rules and the same schema as the check. */
import { languageCodes, languages, type Language } from '../i18n/languages.ts';
import { findingsIn, sayingOf } from '../locale-tools/lint/findings.ts';
import { localeFile, localeFilesOf } from '../locale-tools/locale-files.ts';
import { placeholderPattern, remembered } from '../locale-tools/text-analysis.ts';
import { messageOf, type Message } from '../messages/format-message.ts';
import { factSchemas, type Facts } from '../office/schema/fact-schema.ts';
import { faultsOf } from '../office/schema/values.ts';
import { asBuilt } from './in-browser.ts';
import { inEach, placeOf } from './read-labels.ts';
import type { Files } from './saved-files.ts';

/** The texts of one entry's files by language; facts have one. */
export type Texts = Readonly<Record<string, string>>;

const scripts = Object.fromEntries(languageCodes.map((code) => [code, languages[code].script]));

const fileOf = remembered((language: string, name: string, text: string) =>
  localeFile(language as Language, name, text),
);

/** All words among the files. */
export const localesIn = (files: Files) =>
  localeFilesOf(
    [...files].flatMap(([path, text]) => {
      const [, language, name] = /^locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
      return language && name ? [fileOf(language, name, text)] : [];
    }),
    asBuilt.memories,
  );

/** Each file of facts among them, with its schema. */
const writtenFacts = (files: Files) =>
  Object.entries(factSchemas(scripts, new Date())).map(([name, schema]) => {
    const { $schema: _, ...written } = JSON.parse(files.get(`src/office/${name}.json`) ?? '{}');
    return { name, schema, written };
  });

/** All facts among the files, which must be without fault. */
export const factsIn = (files: Files) =>
  Object.fromEntries(writtenFacts(files).map(({ name, schema, written }) => [name, schema.parse(written)])) as Facts;

/** Every fault of the files. */
export function faultsIn(files: Files): Message[] {
  const facts = writtenFacts(files).flatMap(({ name, schema, written }) =>
    faultsOf(schema, written).map(({ path, message }) =>
      inEach((language) => `${placeOf([name, ...path.map(String)], language)}: ${message[language] ?? message.en}`),
    ),
  );
  const words = findingsIn(localesIn(files)).filter(({ severity }) => severity === 'error');
  return [
    ...facts,
    ...words.map(({ rule, key, language, file, text, what, why, remedy }) =>
      inEach((told) => {
        const path = [file.replace(/^.*\/|\.json$/g, ''), ...key.split('.')];
        const place = `${languages[language].endonym}, ${placeOf(path, told)}`;
        return `${place}: ${text && `“${text}” `}${sayingOf(rule, told, what) ?? `${what}. ${why} ${remedy}`}`;
      }),
    ),
  ];
}

/** Placeholders that stood in no text of the file: whether the site has them, only the build can say. */
export function remarksOnNewPlaceholders(former: Texts, written: Texts): Message[] {
  const placeholdersIn = (texts: Texts) => new Set(Object.values(texts).join('\n').match(placeholderPattern));
  const added = placeholdersIn(written).difference(placeholdersIn(former));
  return [...added].map((found) => messageOf('desk-placeholder', { found }));
}

/** The faults that a change brings: not those that stood there before, wherever in a list they now stand. */
export function addedFaults(before: Files, after: Files): Message[] {
  const sign = ({ en }: Message) => en.replaceAll(/\b\d+\. /g, '');
  const faults = faultsIn(after);
  const stood = faults.length > 0 ? faultsIn(before).map(sign) : [];
  return faults.filter((fault) => {
    const place = stood.indexOf(sign(fault));
    return place < 0 || !stood.splice(place, 1);
  });
}
