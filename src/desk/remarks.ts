/** What is wrong with a file before it is saved, by the same rules and the same schema as the check. */
import { defaultLanguage, languageCodes, languages, type Language } from '../i18n/languages.ts';
import { localeFile, localeFilesOf } from '../locale-tools/locale-files.ts';
import { findingsIn, sayingOf } from '../locale-tools/lint/findings.ts';
import { placeholderPattern } from '../locale-tools/text-analysis.ts';
import { messageOf, type Message } from '../messages/format-message.ts';
import { foreignIn } from '../office/foreign-in-drawing.ts';
import { factSchemas, type FactName } from '../office/schema/fact-schema.ts';
import { faultsOf } from '../office/schema/values.ts';
import { chosenPicture } from './cms/chosen-picture.ts';
import { placeOf } from './read-labels.ts';

/** The texts of one entry's files by language; facts have one. */
export type Texts = Readonly<Record<string, string>>;

const scripts = Object.fromEntries(languageCodes.map((code) => [code, languages[code].script]));

export const inEach = (say: (language: Language) => string): Message => ({
  en: say('en'),
  gu: say('gu'),
  hi: say('hi'),
});

function remarksOnFacts(name: string, text = '{}'): Message[] {
  const { $schema: _, ...facts } = JSON.parse(text);
  return faultsOf(factSchemas(scripts, new Date())[name as FactName], facts).map(({ path, message }) =>
    inEach((language) => `${placeOf([name, ...path.map(String)], language)}: ${message[language] ?? message.en}`),
  );
}

function remarksOnWords(name: string, texts: Texts): Message[] {
  const files = Object.entries(texts).map(([language, text]) => localeFile(language as Language, name, text));
  const findings = findingsIn(localeFilesOf(files));
  // Whether a placeholder is known another file says, which no entry has: the check alone goes by that.
  const faults = findings.filter(({ severity, rule }) => severity === 'error' && rule !== 'placeholder-unknown');
  return faults.map(({ rule, key, language, text, what, why, remedy }) =>
    inEach((told) => {
      const place = `${languages[language].endonym}, ${placeOf(key.split('.'), told)}`;
      return `${place}: ${text && `“${text}” `}${sayingOf(rule, told, what) ?? `${what}. ${why} ${remedy}`}`;
    }),
  );
}

/** Every fault of an entry's files. */
export const remarksOn = (collection: string, name: string, texts: Texts): Message[] =>
  collection === 'words' ? remarksOnWords(name, texts) : remarksOnFacts(name, texts[defaultLanguage]);

/** Placeholders that stood in no text of the file: whether the site has them, only the check can say. */
export function remarksOnNewPlaceholders(former: Texts, written: Texts): Message[] {
  const placeholdersIn = (texts: Texts) => new Set(Object.values(texts).join('\n').match(placeholderPattern));
  const added = placeholdersIn(written).difference(placeholdersIn(former));
  return [...added].map((found) => messageOf('desk-placeholder', { found }));
}

/** What is wrong with a logo that was chosen and is not saved yet. */
export async function remarksOnLogo(file: string): Promise<Message[]> {
  const chosen = file.endsWith('.svg') ? await chosenPicture() : undefined;
  const found = chosen && foreignIn(await chosen.text());
  const by = (language: Language) => placeOf(['identity', 'logo'], language);
  return found
    ? [inEach((language) => messageOf('logo-foreign', { file, by: by(language), found })[language] ?? '')]
    : [];
}

/** The faults that a change brings, and those that stood there before, wherever in a list they now stand. */
export function partedByAge(before: readonly Message[], after: readonly Message[]) {
  const sign = ({ en }: Message) => en.replaceAll(/\b\d+\. /g, '');
  const stood = before.map(sign);
  const { older = [], refused = [] } = Object.groupBy(after, (remark) => {
    const place = stood.indexOf(sign(remark));
    return place >= 0 && stood.splice(place, 1) ? 'older' : 'refused';
  });
  return { refused, older };
}
