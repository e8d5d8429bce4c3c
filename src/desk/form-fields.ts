/** The form of a file, made from its schema: the JSON Schema of facts, or what stands in the words. */
import type { Field } from '@sveltia/cms';
import { labelOf } from './labels.ts';

/** What `jsonSchemas` says of a value, as far as a form needs it. */
export interface FormSchema {
  /** Its label, where the table of labels has none. */
  title?: string;
  type?: string;
  description?: string;
  /** As the schema of the facts names it, `sentence` or `logo`; or `data` and `month` of words, which no translator writes. */
  format?: string;
  enum?: (string | number)[];
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  anyOf?: FormSchema[];
}

export interface FormOptions {
  /** Whether its values are words, in every language side by side, folded until they are wanted. */
  isWords: boolean;
  /** Whether entries may come and go; sources, rules and code name those of most lists of words. */
  grows: boolean;
}

const picture = { choose_url: false, media_folder: '/src/office/photographs', public_folder: '' };

/** As it is: of a logo the build makes what it needs. */
const unchanged = { media_libraries: { default: { config: { max_file_size: 2_000_000, slugify_filename: true } } } };

const widgets: Readonly<Record<string, object>> = {
  data: { widget: 'hidden' },
  sentence: { widget: 'text' },
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  photograph: { ...picture, widget: 'image', accept: 'image/jpeg,image/png,image/webp' },
  logo: { ...picture, ...unchanged, widget: 'file', accept: 'image/png,image/svg+xml' },
  integer: { widget: 'number', value_type: 'int' },
  number: { widget: 'number', value_type: 'float' },
  boolean: { widget: 'boolean' },
};

/** What stands on a folded entry of a list. */
function summaryOf(fields: readonly Field[]): string {
  const shown = fields.find(({ widget }) => widget !== 'hidden');
  const inside = shown && 'fields' in shown && shown.fields?.[0];
  return `{{fields.${shown?.name}${inside ? `.${inside.name}` : ''}}}`;
}

function fieldOf(name: string, schema: FormSchema, options: FormOptions): Field {
  const { isWords, grows } = options;
  const { title: label = labelOf(name), description: hint, format = '', type = '', properties, items } = schema;
  // Of what may be a word or a group, the group: a form has no place for both.
  const group = schema.anyOf?.find((each) => each.properties);
  if (group) return fieldOf(name, { ...group, ...(hint && { description: hint }) }, options);
  const isShared =
    isWords && ['data', 'month', 'integer', 'number', 'boolean'].some((each) => [format, type].includes(each));
  // What is missing the schema says itself, in the language of the owner, before anything is saved.
  const common = { name, label, required: false, i18n: isShared ? 'duplicate' : isWords, ...(hint && { hint }) };
  const list = { ...common, widget: 'list', label_singular: labelOf('entry'), collapsed: isWords };
  const field = () => {
    if (properties)
      return { ...common, required: true, widget: 'object', collapsed: isWords, fields: fieldsOf(schema, options) };
    if (items?.enum) return { ...common, widget: 'select', multiple: true, options: items.enum };
    if (items) {
      const changes = { allow_add: grows, allow_remove: grows, allow_duplicate: grows, allow_reorder: grows };
      if (!items.properties)
        return { ...list, ...changes, field: fieldOf(items.items ? 'row' : 'item', items, options) };
      const fields = fieldsOf(items, options);
      return { ...list, ...changes, collapsed: true, summary: summaryOf(fields), fields };
    }
    if (schema.enum) return { ...common, widget: 'select', options: schema.enum };
    return { ...common, ...(widgets[format] ?? widgets[type] ?? { widget: 'string' }) };
  };
  return field() as Field;
}

/** The fields of a group; what names its schema is kept and not shown. */
export function fieldsOf({ properties = {}, format }: FormSchema, options: FormOptions): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, name === '$schema' ? { format: 'data' } : { ...(format && { format }), ...schema }, options),
  );
}
