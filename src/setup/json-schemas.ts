/** What editors are told of the owner's files of facts: a JSON Schema for each, beside the schema that it is made from. */
import { join } from 'node:path';
import { z } from 'zod';
import { languages } from '../i18n/languages.ts';
import { factSchemas } from '../office/schema/fact-schema.ts';

/** Texts of the files by their path below the project's folder; `npm run copy` writes them. */
export function jsonSchemas(): Map<string, string> {
  const scripts = Object.fromEntries(Object.entries(languages).map(([code, { script }]) => [code, script]));
  return new Map(
    Object.entries(factSchemas(scripts, new Date())).map(([name, schema]) => {
      const { properties, ...rest } = z.toJSONSchema(schema, { io: 'input' });
      const whole = { ...rest, properties: { $schema: { type: 'string' }, ...properties } };
      return [join('src/office/schema', `${name}.schema.json`), `${JSON.stringify(whole, null, 2)}\n`];
    }),
  );
}
