/** The table that stands beside a test: cases reckoned without our code, for people to read and to check. */
import { readFileSync } from 'node:fs';
import { readTable } from '../values/read-table.ts';

/** Rows of `<name>.cases.tsv` beside `<name>.test.ts`, by these columns. */
export function casesBeside<Column extends string>(test: string, ...columns: Column[]): Record<Column, string>[] {
  return readTable(readFileSync(test.replace(/test\.tsx?$/, 'cases.tsv'), 'utf8'), columns);
}
