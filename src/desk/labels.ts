/** What fields are called in the form: in every language at once, because the desk's own buttons speak English alone. */
import { readFileSync } from 'node:fs';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { readTable } from '../locale-tools/lint/read-table.ts';

const rows = readTable(readFileSync(new URL('labels.tsv', import.meta.url), 'utf8'), ['key', ...languageCodes]);
const known = new Map(rows.map((row) => [row.key, languageCodes.map((language) => row[language])]));

/** The beginning of a text, in whole words. */
function beginningOf(text: string): string {
  const [beginning = ''] = /^.{0,32}(?=\s|$)/su.exec(text) ?? [];
  return beginning === text ? text : `${beginning || text.slice(0, 32)} …`;
}

/** The label of a key; one that the table does not have is called by what stands there in each language. */
export function labelOf(key: string, texts: readonly string[] = []): string {
  const labels = known.get(key) ?? texts.map(beginningOf).filter(Boolean);
  return [...new Set(labels.length > 0 ? labels : [key])].join(' · ');
}

/** Where a value stands, in the words of one language: entries are counted from one. */
export function placeOf(path: readonly string[], language: Language): string {
  const named = path.map((key) =>
    /^\d+$/.test(key) ? `${Number(key) + 1}.` : (known.get(key)?.[languageCodes.indexOf(language)] ?? key),
  );
  return named.join(' › ');
}
