/** Tables of what the desk says, in every language at once, because nobody knows whose desk this is. */
import { readFileSync } from 'node:fs';
import { languageCodes } from '../i18n/languages.ts';
import { readTable } from '../locale-tools/lint/read-table.ts';

/** What a table beside this says under each key: the key itself where its English is left empty. */
export function readSaid(table: string): Map<string, string> {
  const rows = readTable(readFileSync(new URL(table, import.meta.url), 'utf8'), ['key', ...languageCodes]);
  return new Map(
    rows.map(({ key, ...said }) => [key, languageCodes.map((language) => said[language] || key).join(' · ')]),
  );
}
