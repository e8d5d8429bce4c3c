/** What is wrong and what to do about it, in the language into which one translates: a sentence beside the finding in English. */
import { readFileSync } from 'node:fs';
import { readTable } from './read-table.ts';

const rows: Readonly<Record<string, string>>[] = readTable(
  readFileSync(new URL('sayings.tsv', import.meta.url), 'utf8'),
  ['rule', 'gu', 'hi'],
);
const sayings = new Map(rows.map((row) => [row.rule, row]));

/** The sentence for a finding, with what it quotes in the place of “%”; undefined where the language has none. */
export function sayingOf(rule: string, language: string, what: string): string | undefined {
  const saying = sayings.get(rule)?.[language];
  return saying?.replace('%', () => (what.match(/“[^”]*”/g) ?? []).join(', '));
}
