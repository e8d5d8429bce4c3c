/**
 * Writes a file as a careful hand would: what the CMS adds of its own is left out, and nothing changes that nobody
 * changed. How it is laid out nobody judges.
 */
import { defaultLanguage } from '../i18n/languages.ts';
import { isIsoDay } from '../values/calendar-date.ts';
import { withoutMarks } from './cms/item-marks.ts';

export type Group = Record<string, unknown>;

export const isFields = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The CMS writes every field of its form; an empty one says what a missing one says, but an entry of a list was wanted
 * by somebody.
 */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value ? typeof value === 'object' && Object.values(value).every(isEmpty) : value !== 0;
}

/** What a value says, whatever is empty in it and in whatever order; nothing of one that is empty. */
export const meaningOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) => {
    if (isEmpty(each)) return undefined;
    return isFields(each) ? Object.fromEntries(Object.entries(each).toSorted()) : each;
  });

/** A day by hand that is not written as days are: the CMS cannot show it, and would empty it. */
const isUnshownDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(text) && !isIsoDay(text);

/** The new value in the order of the former, with nothing empty where nothing stood. */
function asFormer(former: unknown, value: unknown): unknown {
  if (former !== undefined && meaningOf(former) === meaningOf(value)) return former;
  if (value === '' && isUnshownDay(former)) return former;
  if (Array.isArray(value)) {
    const items: unknown[] = Array.isArray(former) ? former : [];
    return value.map(
      (item, place) => items.find((each) => meaningOf(each) === meaningOf(item)) ?? asFormer(items[place], item),
    );
  }
  if (!isFields(value)) return value;
  const old = isFields(former) ? former : {};
  const kept = Object.keys({ ...old, ...value }).filter((key) => key in value && (key in old || !isEmpty(value[key])));
  return Object.fromEntries(kept.map((key) => [key, asFormer(old[key], value[key])]));
}

/** A name that no file has, under which the CMS carries the text of a file as it was read. */
export const formerText = '__former';

/** How the CMS reads a file; in the form a charge that is one word stands in the first language. */
export function fromFile(text: string): Group {
  const values: Group = JSON.parse(text);
  const { passportCharge: word } = values;
  if (typeof word === 'string') values.passportCharge = { [defaultLanguage]: word };
  return { ...values, [formerText]: `${text}\n` };
}

/** How the CMS writes it, without numbers that were erased, each letter stored in one way. */
export function toFile({ [formerText]: former = '{}', ...values }: Group): string {
  const plain: Group = JSON.parse(JSON.stringify(values, (key, each) => withoutMarks(key, each) ?? undefined));
  if (meaningOf(plain.passportCharge) === '{"en":"none"}') plain.passportCharge = 'none';
  return `${JSON.stringify(asFormer(JSON.parse(String(former)), plain), null, 2)}\n`.normalize('NFC');
}
