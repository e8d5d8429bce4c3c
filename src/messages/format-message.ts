/** What owner and translators are told, in the languages that they read: one table, a message an entry. */
import table from './messages.json' with { type: 'json' };

type Table = typeof table;

/** Not those of the rules of the words, which say in English more of the single case. */
export type MessageId = { [Id in keyof Table]: Table[Id] extends { en: string } ? Id : never }[keyof Table];

/** In English where a further language has none yet. */
export interface Message {
  en: string;
  gu: string;
  hi: string;
  [language: string]: string;
}

/** What stands in braces: the same in every language, or said in each. */
export type MessageValues = Readonly<Record<string, string | number | Message>>;

/** A message in each language, with values in the place of their names in braces. */
export function messageOf(id: MessageId, values: MessageValues = {}): Message {
  const filled = (language: 'en' | 'gu' | 'hi') =>
    table[id][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return typeof value === 'object' ? value[language] : String(value);
    });
  return { en: filled('en'), gu: filled('gu'), hi: filled('hi') };
}

/** The message that says the same to whoever sees forms and no files, where there is one. */
export const atDesk = (id: MessageId) => (`desk-${id}` in table ? `desk-${id}` : id) as MessageId;

/** A message as people read it: in English behind its place, and below it in the other languages. */
export const formatMessage = ({ en, gu, hi }: Message, place = '') =>
  [`${place}${en}`, `→ ${gu}`, `→ ${hi}`].join('\n    ');

/** A heading with what it is about below it, each a line or more. */
export const formatReport = (heading: Message, all: readonly string[]) =>
  [formatMessage(heading), ...all.map((each) => `  ${each.replaceAll('\n', '\n  ')}`)].join('\n');

/**
 * What is said of a rule of the words: by language, in English by `why` and `remedy`; undefined where it is not said.
 */
export function ruleMessage(rule: string, language: string): string | undefined {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = table;
  return all[rule]?.[language];
}
