/** The form of a file, made from its schema: the JSON Schema of facts, or what stands in the words. */
import type { Field } from '@sveltia/cms';
import { photographFolder } from '../office/photographs.ts';
import { labelOf } from './read-labels.ts';

/** What `jsonSchemas` says of a value, as far as a form needs it. */
export interface FormSchema {
  /** Its label, where the table of labels has none. */
  title?: string;
  type?: string;
  description?: string;
  /** As the schema of the facts names it, `sentence` or `logo`; or `data` of words, which nobody sees. */
  format?: string;
  /** Of words: what is the same in every language, and written once. */
  isShared?: boolean;
  /** Of a list: whether no entry may come or go, because sources, rules and code name them. */
  isFixed?: boolean;
  enum?: readonly (string | number)[];
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  anyOf?: FormSchema[];
}

/**
 * Named by its file alone, which the CMS does where the field itself has a folder, and not where all fields share one.
 */
const picture = { widget: 'image', choose_url: false, media_folder: `/${photographFolder}`, public_folder: '' };

const widgets: Readonly<Record<string, object>> = {
  data: { widget: 'hidden' },
  sentence: { widget: 'text' },
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  photograph: { ...picture, accept: 'image/jpeg,image/png,image/webp' },
  logo: { ...picture, accept: 'image/png,image/svg+xml' },
  number: { widget: 'figure', required: true, pattern: ['^\\d+$', labelOf('one-number')] },
  boolean: { widget: 'boolean' },
};

const choicesOf = (values: readonly (string | number)[]) =>
  values.map((value) => ({ label: labelOf(String(value)), value }));

function widgetOf(name: string, { format = '', type = '', ...schema }: FormSchema, isWords: boolean): object {
  const { properties, items } = schema;
  if (properties)
    return {
      widget: 'object',
      required: true,
      collapsed: isWords,
      fields: fieldsOf({ format, properties }, isWords, name),
    };
  // A tick each, also for the days of a week.
  if (items?.enum) return { widget: 'select', multiple: true, dropdown_threshold: 7, options: choicesOf(items.enum) };
  if (items) {
    const list = {
      widget: 'list',
      ...(schema.isFixed && { allow_add: false, allow_remove: false, allow_duplicate: false, allow_reorder: false }),
    };
    if (items.properties) return { ...list, collapsed: true, fields: fieldsOf(items, isWords, name) };
    return { ...list, collapsed: isWords, field: fieldOf(items.items ? 'row' : 'item', items, isWords) };
  }
  if (schema.enum) return { widget: 'select', options: choicesOf(schema.enum) };
  return widgets[format] ?? widgets[type] ?? { widget: 'string' };
}

function fieldOf(name: string, schema: FormSchema, isWords: boolean, around?: string): Field {
  // Of what may be a word or a group, the group: a form has no place for both.
  const whole = { ...schema.anyOf?.find(({ properties }) => properties), ...schema };
  const { title: label = labelOf(name, [], around), description: hint, isShared } = whole;
  // What else is missing the schema says itself, in the language of the owner, before anything is saved.
  const common = {
    name,
    label,
    required: false,
    i18n: isShared ? 'duplicate' : isWords,
    ...(hint && { hint }),
  };
  return { ...common, ...widgetOf(name, whole, isWords) } as Field;
}

/**
 * The fields of a group, those of words in every language side by side and folded until they are wanted; what names its
 * schema is kept and not shown.
 */
export function fieldsOf({ properties = {}, format }: FormSchema, isWords: boolean, around: string): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, name === '$schema' ? { format: 'data' } : { ...(format && { format }), ...schema }, isWords, around),
  );
}
