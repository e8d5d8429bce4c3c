import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { testedProject } from '../test/tested-project.ts';
import { jsonSchemas } from './json-schemas.ts';

const textOf = (file: string) => readFileSync(join(testedProject, file), 'utf8');

test.each([...jsonSchemas()])('%s says what the schema says, and its facts name it to editors', (file, text) => {
  expect(textOf(file), 'npm run sync writes it.').toBe(text);
  const facts = `src/office/${basename(file, '.schema.json')}.json`;
  expect(JSON.parse(textOf(facts)).$schema).toBe(`./schema/${basename(file)}`);
});
