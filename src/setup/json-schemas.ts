/**
 * What editors are told of the owner's files of facts: a JSON Schema for each, beside the schema that it is made from.
 */
import { join } from 'node:path';
import { z } from 'zod';
import { schemasNow } from './read-facts.ts';

/** Texts of the files by their path below the project's folder; `npm run sync` writes them. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(schemasNow()).map(([name, schema]) => {
      const { properties, ...rest } = z.toJSONSchema(schema, { io: 'input' });
      const whole = { ...rest, properties: { $schema: { type: 'string' }, ...properties } };
      return [join('src/office/schema', `${name}.schema.json`), `${JSON.stringify(whole, null, 2)}\n`];
    }),
  );
}
