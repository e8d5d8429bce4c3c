/** What is searched, as it travels: what all places have of one kind stands together, which packs best. */
import type { SearchEntries, SearchEntry } from './search.ts';

/** By kind, what each place has of it. */
type Written = { [Kind in keyof SearchEntry]: SearchEntry[Kind][] } & Pick<SearchEntries, 'elsewhere'>;

export function writtenEntries({ entries, elsewhere }: SearchEntries): string {
  // What no place has travels with none.
  const kinds = Object.keys(Object.assign({}, ...entries)) as (keyof SearchEntry)[];
  const columns = kinds.map((kind) => [kind, entries.map((entry) => entry[kind])] as const);
  return JSON.stringify({ ...Object.fromEntries(columns), elsewhere });
}

export function readEntries(text: string): SearchEntries {
  const { elsewhere, ...columns }: Written = JSON.parse(text);
  const placeIn = (row: number): SearchEntry =>
    Object.assign({}, ...Object.entries(columns).map(([kind, of]) => ({ [kind]: of[row] })));
  return { entries: columns.href.map((_, row) => placeIn(row)), elsewhere };
}
