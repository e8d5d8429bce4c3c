/** Writes a file as a careful hand would: what the CMS adds of its own is left out, and nothing moves that nobody moved. */
import { defaultLanguage } from '../i18n/languages.ts';

export type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The CMS writes every field of its form; an empty one says what a missing one says. */
const isEmpty = (value: unknown): boolean =>
  !value ? value !== 0 : typeof value === 'object' && Object.values(value).every(isEmpty);

/** What a value says, whatever is empty in it and in whatever order. */
const meaningOf = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) =>
    isGroup(each)
      ? Object.fromEntries(
          Object.entries(each)
            .filter(([, said]) => !isEmpty(said))
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : each,
  );

const isSame = (one: unknown, other: unknown) => (isEmpty(one) ? isEmpty(other) : meaningOf(one) === meaningOf(other));

/** The new value in the order of the former, with nothing empty where nothing stood. */
function asFormer(former: unknown, value: unknown): unknown {
  if (isSame(former, value)) return former;
  if (Array.isArray(value)) {
    const items: unknown[] = Array.isArray(former) ? former : [];
    // An entry that was changed most likely stands where it stood.
    const alike = (place: number) => (value.length === items.length ? items[place] : items.find(isGroup));
    return value.map((item, place) => items.find((each) => isSame(each, item)) ?? asFormer(alike(place), item));
  }
  if (!isGroup(value)) return value;
  const old = isGroup(former) ? former : {};
  const kept = Object.keys({ ...old, ...value }).filter((key) => key in value && (key in old || !isEmpty(value[key])));
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

/** How the CMS reads a file; in the form a charge that is one word stands in the first language. */
export function fromFile(text: string): Group {
  const values: Group = JSON.parse(text);
  const { passportCharge: word } = values;
  if (typeof word === 'string') values.passportCharge = { [defaultLanguage]: word };
  return { ...values, [formerText]: `${text}\n` };
}

/** How the CMS writes it, without the marks `__sc_…` that it gives to items of lists. */
export const toFile =
  (layout: 'facts' | 'words') =>
  ({ [formerText]: former, ...values }: Group) => {
    const plain: Group = JSON.parse(
      JSON.stringify(values, (key, each) => (key.startsWith('__sc_') ? undefined : each)),
    );
    if (isSame(plain.passportCharge, { [defaultLanguage]: 'none' })) plain.passportCharge = 'none';
    const written = JSON.stringify(asFormer(former ? JSON.parse(String(former)) : {}, plain), null, 2);
    return `${layout === 'facts' ? onOneLine(written) : written}\n`;
  };
