/** What stands in a locale file, as a schema: its groups, lists, texts and figures. */
import { isData } from '../locale-tools/data-keys.ts';
import { isGroup, isList, textsByKey, type LocaleValue } from '../locale-tools/locale-values.ts';
import { placeholderPattern } from '../locale-tools/text-analysis.ts';
import type { FormSchema } from './form-fields.ts';
import { labelOf } from './labels.ts';

const keep = 'Keep as it stands · આ એમ જ રાખો · इसे वैसे ही रखें: ';

function textSchema(key: string, texts: readonly string[]): FormSchema {
  if (/^\d{4}-\d{2}$/.test(texts[0] ?? '')) return { format: 'month' };
  if (isData(key, texts[0])) return { format: 'data' };
  const placeholders = new Set(texts.flatMap((text) => text.match(placeholderPattern) ?? []));
  const isLong = texts.some((text) => text.length > 70 || text.includes('\n'));
  return {
    ...(isLong && { format: 'sentence' }),
    ...(placeholders.size > 0 && { description: keep + [...placeholders].join(' ') }),
  };
}

const itemsOf = (items: readonly LocaleValue[]) => schemaOf(isList(items[0]) ? 'row' : 'item', items, true);

/** The schema of all `values` that stand at the place of a key: one a language, English first, and more within a list. */
export function schemaOf(key: string, values: readonly LocaleValue[], isInList = false): FormSchema {
  const [first] = values;
  // A group is called by the first text in it.
  const title = labelOf(key, isInList ? [] : values.map((value) => [...textsByKey(value).values()][0] ?? ''));
  if (isGroup(first)) {
    const groups = values.filter(isGroup);
    const keys = new Set(groups.flatMap((group) => Object.keys(group)));
    const valuesOf = (name: string) => groups.flatMap(({ [name]: value }) => (value === undefined ? [] : [value]));
    const properties = [...keys].map((name) => [name, schemaOf(name, valuesOf(name), isInList)] as const);
    return { title, properties: Object.fromEntries(properties) };
  }
  if (isList(first)) return { title, items: itemsOf(values.filter(isList).flat()) };
  if (typeof first === 'number') return { title, type: Number.isInteger(first) ? 'integer' : 'number' };
  if (typeof first === 'boolean') return { title, type: 'boolean' };
  return { title, ...textSchema(key, values.map(String)) };
}
