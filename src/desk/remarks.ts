/** What is wrong with a file before it is saved, by the same rules and the same schema as the check. */
import { quoted } from 'virtual:desk';
import { defaultLanguage, languageCodes, languages, type Language } from '../i18n/languages.ts';
import { localeFile, localeFilesOf, type LocaleFile } from '../locale-tools/locale-files.ts';
import { findingsIn } from '../locale-tools/lint/findings.ts';
import { sayingOf } from '../locale-tools/lint/sayings.ts';
import { factSchemas, type FactName } from '../office/schema/fact-schema.ts';
import { faultsOf } from '../office/schema/values.ts';
import { placeOf } from './labels.ts';

/** A fault in every language: place, reason and remedy. */
export type Remark = Readonly<Record<Language, string>>;

/** The texts of one entry's files by language; facts have one. */
export type Texts = Readonly<Record<string, string>>;

const scripts = Object.fromEntries(languageCodes.map((code) => [code, languages[code].script]));

const inEach = (say: (language: Language) => string) =>
  Object.fromEntries(languageCodes.map((code) => [code, say(code)])) as Remark;

function remarksOnFacts(name: string, text: string): Remark[] {
  const { $schema: _, ...facts } = JSON.parse(text);
  return faultsOf(factSchemas(scripts, new Date())[name as FactName], facts).map(({ path, message }) =>
    inEach((language) => `${placeOf(path.map(String), language)}: ${message[language]}`),
  );
}

function remarksOnWords(name: string, texts: Texts): Remark[] {
  const own = Object.entries(texts).map(([language, text]) => localeFile(language, name, text));
  const others = Object.entries(quoted).flatMap(([path, text]): LocaleFile[] => {
    const [language = '', other = ''] = path.split('/');
    return other === name ? [] : [localeFile(language, other, text)];
  });
  const found = findingsIn(localeFilesOf([...own, ...others], languages, defaultLanguage));
  return found
    .filter(({ severity, file }) => severity === 'error' && own.some(({ path }) => path === file))
    .map(({ rule, key, language, text, what, why, remedy }) =>
      inEach((told) => {
        const said = told === defaultLanguage ? undefined : sayingOf(rule, told, what);
        const place = `${languages[language as Language].endonym}, ${placeOf(key.split('.'), told)}`;
        return `${place}: ${text ? `“${text}” ` : ''}${said ?? `${what}. ${why} ${remedy}`}`;
      }),
    );
}

/** Every fault of an entry's files. */
export function remarksOn(collection: string, name: string, texts: Texts): Remark[] {
  return collection === 'words' ? remarksOnWords(name, texts) : remarksOnFacts(name, texts[defaultLanguage] ?? '{}');
}

/** The faults that a change brings, and those that stood there before, wherever in a list they now stand. */
export function partedByAge(before: readonly Remark[], after: readonly Remark[]) {
  const sign = ({ en }: Remark) => en.replaceAll(/\b\d+\. /g, '');
  const old = before.map(sign);
  const isOlder = (remark: Remark) => {
    const place = old.indexOf(sign(remark));
    if (place >= 0) old.splice(place, 1);
    return place >= 0;
  };
  return Map.groupBy(after, (remark) => (isOlder(remark) ? ('older' as const) : ('new' as const)));
}
