/**
 * The owner's facts as every command reads them: from the JSON files of `src/office`, judged and made whole by their
 * schema.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { scriptsOfLanguages } from '../i18n/languages.ts';
import { brokenLines } from '../json/broken-file.ts';
import { positionOf, readJson } from '../json/json-source.ts';
import { formatMessage, formatReport, messageOf } from '../messages/format-message.ts';
import { factSchemas, type FactName, type Facts } from '../office/schema/fact-schema.ts';
import { faultsOf, sentenceOf } from '../office/schema/kinds.ts';
import { root } from './project-root.ts';

/** What each file must hold today. */
export const schemasNow = () => factSchemas(scriptsOfLanguages(), new Date());

/** Path of a file of facts below the project's folder. */
export const factFile = (name: FactName) => `src/office/${name}.json`;

/** What a file holds, and what is wrong in it, each with file, line, path, reason and remedy. */
function judgeFile(folder: string, name: FactName, schema: z.ZodType): { fact?: unknown; faults: string[] } {
  const file = factFile(name);
  const path = join(folder, file);
  if (!existsSync(path)) return { faults: [formatMessage(messageOf('missing-fact-file', { file }), `${file}: `)] };
  const text = readFileSync(path, 'utf8');
  const lineOf = (offset: number) => `${file}:${positionOf(text, offset).line}`;
  const source = readJson(text);
  const broken = brokenLines(file, text);
  if (broken.length > 0) return { faults: broken };
  const again = source.duplicates.map(({ key, keyOffset }) =>
    formatMessage(messageOf('field-twice', { key }), `${lineOf(keyOffset)}: `),
  );
  const written: unknown = JSON.parse(text, (key, value) => (key === '$schema' ? undefined : value));
  const faults = faultsOf(schema, written).map((fault) => {
    // Of what was left out, the line of what it belongs to.
    const places = fault.path.map((_, depth) => source.entries.get(fault.path.slice(0, depth + 1).join('.')));
    return formatMessage(sentenceOf(fault), `${lineOf(places.findLast(Boolean)?.keyOffset ?? 0)}: `);
  });
  return { fact: schema.safeParse(written).data, faults: [...again, ...faults] };
}

/** One file of the project in a folder. @throws {Error} with every fault in it */
export function readOfficeFile(folder: string, name: FactName): unknown {
  const { fact, faults } = judgeFile(folder, name, schemasNow()[name]);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return fact;
}

/** The facts of the project in a folder, by itself of this one. @throws {Error} with every fault in them */
export function readOffice(folder = root): Facts {
  const schemas = Object.entries(schemasNow());
  const judged = schemas.map(([name, schema]) => [name, judgeFile(folder, name as FactName, schema)] as const);
  const faults = judged.flatMap(([, judgement]) => judgement.faults);
  if (faults.length > 0) throw new Error(formatReport(messageOf('faulty-facts'), faults));
  return Object.fromEntries(judged.map(([name, { fact }]) => [name, fact])) as Facts;
}
