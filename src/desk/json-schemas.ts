/**
 * What editors and the form are told of the owner's files of facts: a JSON Schema for each, beside the schema that it is
 * made from, with what each field wants in every language.
 */
import { join } from 'node:path';
import { z } from 'zod';
import { schemasNow } from '../setup/read-office.ts';
import type { FormSchema } from './form-fields.ts';
import { hintAt } from './read-labels.ts';

/** Writes what a field wants as the `description` of each value below a place. */
function addHints({ properties = {}, items, anyOf = [] }: FormSchema, place: string): void {
  for (const [name, value] of Object.entries(properties)) {
    value.description = hintAt(`${place}.${name}`);
    addHints(value, `${place}.${name}`);
  }
  for (const inner of [...anyOf, ...(items ? [items] : [])]) addHints(inner, place);
}

/** Texts of the files by their path below the project's folder; `npm run sync` writes them. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(schemasNow()).map(([name, schema]) => {
      const { properties, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as FormSchema;
      const whole = { ...rest, properties: { $schema: { type: 'string' }, ...properties } };
      addHints(whole, name);
      return [join('src/office/schema', `${name}.schema.json`), `${JSON.stringify(whole, null, 2)}\n`];
    }),
  );
}
