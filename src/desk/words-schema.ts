/** What stands in a locale file, as a schema: its groups, lists, texts and figures. */
import { languageCodes } from '../i18n/languages.ts';
import { isData } from '../locale-tools/data-keys.ts';
import { isGroup, isList, textsByKey, type LocaleValue } from '../locale-tools/locale-values.ts';
import { placeholderPattern } from '../locale-tools/text-analysis.ts';
import type { FormSchema } from './form-fields.ts';
import { labelOf } from './read-labels.ts';

const keep = 'Keep as it stands · આ એમ જ રાખો · इसे वैसे ही रखें: ';

function textSchema(key: string, texts: readonly string[]): FormSchema {
  const [first = ''] = texts;
  // A month is nobody's to translate, and somebody's to change.
  if (isData(key, first)) return { isShared: true, ...(!/^\d{4}-\d{2}$/.test(first) && { format: 'data' }) };
  const placeholders = new Set(texts.flatMap((text) => text.match(placeholderPattern) ?? []));
  const isLong = texts.some((text) => text.length > 70 || text.includes('\n'));
  return {
    ...(isLong && { format: 'sentence' }),
    ...(placeholders.size > 0 && { description: keep + [...placeholders].join(' ') }),
  };
}

/** Testimonials may go and come, and say what none of them says today. */
export const testimonials: FormSchema = {
  properties: {
    items: {
      items: {
        properties: {
          text: { format: 'sentence' },
          author: {},
          original: { format: 'sentence', isShared: true },
          lang: { enum: languageCodes, isShared: true },
          stars: { enum: [1, 2, 3, 4, 5], isShared: true },
          sample: { type: 'boolean', isShared: true },
        },
      },
    },
  },
};

/**
 * The schema of all `values` that stand at the place of a key: one a language, English first, and more within a list.
 */
export function schemaOf(key: string, values: readonly LocaleValue[], isInList = false): FormSchema {
  const [first] = values;
  // A group is called by the first text in it.
  const title = labelOf(key, isInList ? [] : values.map((value) => [...textsByKey(value).values()][0] ?? ''));
  if (isGroup(first)) {
    const entries = values.filter(isGroup).flatMap((group) => Object.entries(group));
    const all = Map.groupBy(entries, ([name]) => name);
    const properties = [...all].map(([name, each]) => {
      const inside = each.map(([, value]) => value);
      return [name, schemaOf(name, inside, isInList)] as const;
    });
    return { title, properties: Object.fromEntries(properties) };
  }
  if (isList(first)) {
    const items = values.filter(isList).flat();
    return { title, isFixed: true, items: schemaOf(isList(items[0]) ? 'row' : 'item', items, true) };
  }
  if (typeof first === 'string') return { title, ...textSchema(key, values.map(String)) };
  return { title, type: typeof first, isShared: true };
}
