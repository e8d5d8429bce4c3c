/** Writes a file as a careful hand would: what the CMS adds of its own is left out, and nothing moves that nobody moved. */
import { defaultLanguage } from '../i18n/languages.ts';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The CMS writes every field of its form; an empty one says what a missing one says. */
const isEmpty = (value: unknown): boolean =>
  !value ? value !== 0 : typeof value === 'object' && Object.values(value).every(isEmpty);

/** What a value says, whatever is empty in it and in whatever order. */
const meaningOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(meaningOf);
  if (!isGroup(value)) return value;
  const said = Object.entries(value).filter(([, each]) => !isEmpty(each));
  return Object.fromEntries(
    said.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, meaningOf(each)]),
  );
};

const isSame = (one: unknown, other: unknown) =>
  isEmpty(one) ? isEmpty(other) : JSON.stringify(meaningOf(one)) === JSON.stringify(meaningOf(other));

/** The new value in the order of the former, with nothing empty where nothing stood. */
function asFormer(former: unknown, value: unknown): unknown {
  if (isSame(former, value)) return former;
  if (Array.isArray(value)) {
    const items: unknown[] = Array.isArray(former) ? former : [];
    const alike = items.find(isGroup);
    return value.map((item, place) => {
      const same = items.find((each) => isSame(each, item));
      // An entry that was changed most likely stands where it stood.
      return same ?? asFormer(value.length === items.length ? items[place] : alike, item);
    });
  }
  if (!isGroup(value)) return value;
  const old = isGroup(former) ? former : {};
  const keys = [...new Set([...Object.keys(old), ...Object.keys(value)])];
  const kept = keys.filter((key) => key in value && (key in old || !isEmpty(value[key])));
  return Object.fromEntries(kept.map((key) => [key, asFormer(old[key], value[key])]));
}

/** Lists of short texts stand on one line in the files of the office. */
const onOneLine = (json: string) =>
  json.replace(
    /\[\s+((?:"(?:[^"\\]|\\.)*",?\s+)+)\]/g,
    (_, items: string) => `[${items.trim().replace(/,\s+(?=")/g, ', ')}]`,
  );

/** A name that no file has, under which the CMS carries the text of a file as it was read. */
export const formerText = '__former';

/** What may be a word of the schema or a sentence in every language; in the form the word stands alone in the first. */
const wordOrSentence = 'passportCharge';

/** How the CMS reads a file. */
export function fromFile(text: string): Group {
  const { [wordOrSentence]: word, ...values }: Group = JSON.parse(text);
  const said = typeof word === 'string' ? { [defaultLanguage]: word } : word;
  return { ...values, ...(said !== undefined && { [wordOrSentence]: said }), [formerText]: `${text}\n` };
}

function withWord(values: Group): Group {
  const said = values[wordOrSentence];
  if (!isGroup(said)) return values;
  const { [defaultLanguage]: word, ...others } = said;
  return word === 'none' && isEmpty(others) ? { ...values, [wordOrSentence]: word } : values;
}

/** How the CMS writes it. */
export const toFile =
  (layout: 'facts' | 'words') =>
  ({ [formerText]: former, ...value }: Group) => {
    const written = JSON.stringify(asFormer(former ? JSON.parse(String(former)) : {}, withWord(value)), null, 2);
    return `${layout === 'facts' ? onOneLine(written) : written}\n`;
  };
