import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FactName } from '../office/schema/fact-schema.ts';
import { testedProject } from '../test/tested-project.ts';
import { jsonSchemas } from './json-schemas.ts';
import { factFile, schemasNow } from '../setup/read-facts.ts';

const textOf = (file: string) => readFileSync(join(testedProject, file), 'utf8');

test.each([...jsonSchemas()])('%s says what the schema says; npm run sync writes it', (file, text) => {
  expect(textOf(file)).toBe(text);
});

test.each(Object.keys(schemasNow()) as FactName[])('%s.json names its schema to editors', (name) => {
  expect(JSON.parse(textOf(factFile(name))).$schema).toBe(`./schema/${name}.schema.json`);
});
