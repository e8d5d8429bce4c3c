/** The form of a locale file, made from what stands in it in every language. */
import type { Field } from '@sveltia/cms';
import { isData } from '../locale-tools/data-keys.ts';
import { isGroup, isList, textsByKey, type LocaleGroup, type LocaleValue } from '../locale-tools/locale-values.ts';
import { placeholderPattern } from '../locale-tools/text-analysis.ts';
import { labelOf } from './labels.ts';

/** Where a value stands. */
interface Place {
  isInList: boolean;
  /** Whether entries may come and go: sources, rules and code name those of all other lists. */
  grows: boolean;
}

const keep = 'Keep as it stands · આ એમ જ રાખો · इसे वैसे ही रखें: ';

function hintOf(texts: readonly string[]): { hint?: string } {
  const placeholders = new Set(texts.flatMap((text) => text.match(placeholderPattern) ?? []));
  return placeholders.size > 0 ? { hint: keep + [...placeholders].join(' ') } : {};
}

function textField(name: string, texts: readonly string[], base: { name: string; label: string }): Field {
  const isLong = texts.some((text) => text.length > 70 || text.includes('\n'));
  if (/^\d{4}-\d{2}$/.test(texts[0] ?? '')) return { ...base, widget: 'string', i18n: 'duplicate' };
  if (isData(name, texts[0])) return { name, widget: 'hidden', i18n: 'duplicate' };
  return { ...base, ...hintOf(texts), widget: isLong ? 'text' : 'string', i18n: true };
}

/** One field for all `values` that stand at its place: one a language, and more within a list. */
function fieldOf(name: string, values: readonly LocaleValue[], place: Place): Field {
  const [first] = values;
  // Of a group, the first text in it.
  const texts = place.isInList ? [] : values.map((value) => [...textsByKey(value).values()][0] ?? '');
  const base = { name, label: labelOf(name, texts), required: false };
  if (isGroup(first))
    return {
      ...base,
      required: true,
      widget: 'object',
      collapsed: true,
      i18n: true,
      fields: fieldsOf(values.filter(isGroup), place),
    };
  if (isList(first)) {
    const items = values.filter(isList).flat();
    const { grows } = place;
    const changes = { allow_add: grows, allow_remove: grows, allow_duplicate: grows, allow_reorder: grows };
    const list = {
      ...base,
      widget: 'list' as const,
      i18n: true as const,
      collapsed: true,
      label_singular: labelOf('entry'),
      ...changes,
    };
    const inside = { ...place, isInList: true };
    if (!isGroup(items[0])) return { ...list, field: fieldOf(isList(items[0]) ? 'row' : 'item', items, inside) };
    const fields = fieldsOf(items.filter(isGroup), inside);
    const shown = fields.find((field) => field.widget !== 'hidden')?.name;
    return { ...list, summary: `{{fields.${shown}}}`, fields };
  }
  if (typeof first === 'number')
    return { ...base, widget: 'number', value_type: Number.isInteger(first) ? 'int' : 'float', i18n: 'duplicate' };
  if (typeof first === 'boolean') return { ...base, widget: 'boolean', i18n: 'duplicate' };
  return textField(name, values.map(String), base);
}

/** Every key of groups that stand beside each other, in the order of the first that has it. */
function keysOf(groups: readonly LocaleGroup[]): string[] {
  const keys: string[] = [];
  for (const group of groups) {
    const own = Object.keys(group);
    for (const [place, key] of own.entries())
      if (!keys.includes(key)) keys.splice(keys.indexOf(own[place - 1] ?? '') + 1, 0, key);
  }
  return keys;
}

function fieldsOf(groups: readonly LocaleGroup[], place: Place): Field[] {
  const valuesOf = (key: string) => groups.flatMap((group) => (Object.hasOwn(group, key) ? [group[key] ?? ''] : []));
  return keysOf(groups).map((key) => fieldOf(key, valuesOf(key), place));
}

/** The fields of a locale file, from its words in every language, English first. */
export function wordFields(words: readonly LocaleGroup[], { grows }: Pick<Place, 'grows'>): Field[] {
  return fieldsOf(words, { grows, isInList: false });
}
