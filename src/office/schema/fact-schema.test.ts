import { expect, test } from 'vitest';
import type { z } from 'zod';
import { changedAt } from '../../test/changed-at.ts';
import cases from './fact-schema.cases.json' with { type: 'json' };
import { factSchemas, type FactName } from './fact-schema.ts';
import { faultsOf, sentenceOf } from './values.ts';

interface Change {
  what: string;
  file: string;
  /** Where in the facts of that file, and what stands there instead; nothing where it is taken away. */
  at: string;
  is?: unknown;
}

const scripts = { en: 'Latin', gu: 'Gujarati', hi: 'Devanagari' };
const schemas = factSchemas(scripts, new Date('2026-12-01T01:00:00+05:30'));
const facts: Readonly<Record<string, object>> = cases.facts;

function judged(file: string, written: unknown = {}): string[] {
  const schema: z.ZodType | undefined = schemas[file as FactName];
  if (!schema) throw new Error(`src/office/schema/fact-schema.ts has no schema for ${file}, which a case names.`);
  return faultsOf(schema, written).map((fault) => sentenceOf(fault).en);
}

const judgedWith = ({ file, at, is }: Change) => judged(file, changedAt(facts[file] ?? {}, at, is));

test.each(Object.keys(schemas))('%s has facts that can stand', (file) => {
  expect(judged(file, facts[file])).toEqual([]);
});

test.each<Change>(cases.good)('$what can stand', (change) => {
  expect(judgedWith(change)).toEqual([]);
});

test.each<Change & { told: string }>(cases.refused)('$what is refused with its path and a remedy', (change) => {
  expect(judgedWith(change)).toEqual([expect.stringMatching(change.told)]);
});
