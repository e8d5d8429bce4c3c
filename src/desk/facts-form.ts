/** The form of the owner's facts, made from the JSON Schema of each file. */
import type { Field } from '@sveltia/cms';
import { languageCodes, languages } from '../i18n/languages.ts';
import { labelOf } from './labels.ts';

/** What `jsonSchemas` says of a value, as far as a form needs it. */
export interface FactSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  description?: string;
  /** `date`, `photograph`, `logo` or `sentence`, as the schema of the facts names them. */
  format?: string;
  enum?: (string | number)[];
  properties?: Record<string, FactSchema>;
  items?: FactSchema;
  anyOf?: FactSchema[];
  minimum?: number;
  maximum?: number;
}

const photographs = '/src/office/photographs';

const unchanged = { media_libraries: { default: { config: { max_file_size: 2_000_000, slugify_filename: true } } } };

const isSaid = ({ properties = {} }: FactSchema) => languageCodes.every((language) => language in properties);

/** What stands on a folded entry of a list. */
function summaryOf(fields: readonly Field[]): string {
  const [shown] = fields;
  const first = shown && 'fields' in shown && shown.fields?.[0];
  return `{{fields.${shown?.name}${first ? `.${first.name}` : ''}}}`;
}

function fieldOf(name: string, schema: FactSchema, label = labelOf(name)): Field {
  const { description, format, properties, items } = schema;
  // What is missing the schema says itself, in the language of the owner, before anything is saved.
  const common = { name, label, required: false, ...(description && { hint: description }) };
  const more = { label_singular: labelOf('entry') };
  // Of what may be a word or a group, the group: a form has no place for both.
  const group = schema.anyOf?.find((each) => each.properties);
  if (group) return fieldOf(name, { ...group, ...(description && { description }) }, label);
  if (properties) {
    const labelIn = (key: string) => (isSaid(schema) ? languages[key as keyof typeof languages].endonym : labelOf(key));
    const inside = isSaid(schema) && format ? { format } : {};
    const fields = Object.entries(properties).map(([key, each]) => fieldOf(key, { ...inside, ...each }, labelIn(key)));
    return { ...common, required: true, widget: 'object', fields };
  }
  if (items?.properties) {
    const { fields = [] } = fieldOf(name, items) as { fields?: Field[] };
    return { ...common, ...more, widget: 'list', collapsed: true, summary: summaryOf(fields), fields };
  }
  if (items?.enum) return { ...common, widget: 'select', multiple: true, options: items.enum };
  if (items) return { ...common, ...more, widget: 'list', field: fieldOf('item', items) };
  if (schema.enum) return { ...common, widget: 'select', options: schema.enum };
  if (schema.type === 'boolean') return { ...common, widget: 'boolean' };
  if (schema.type === 'number' || schema.type === 'integer') {
    const { minimum: min, maximum: max } = schema;
    return {
      ...common,
      widget: 'number',
      value_type: 'int',
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    };
  }
  if (format === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const picture = { choose_url: false, media_folder: photographs, public_folder: '' };
  if (format === 'photograph')
    return { ...common, ...picture, widget: 'image', accept: 'image/jpeg,image/png,image/webp' };
  // As it is: of a logo the build makes what it needs.
  if (format === 'logo')
    return { ...common, ...picture, ...unchanged, widget: 'file', accept: 'image/png,image/svg+xml' };
  return { ...common, widget: format === 'sentence' ? 'text' : 'string' };
}

/** The fields of a file of facts; what names its schema is kept and not shown. */
export function factFields({ properties = {} }: FactSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    name === '$schema' ? { name, widget: 'hidden' } : fieldOf(name, schema),
  );
}
