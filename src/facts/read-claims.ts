/** What of the site's words and figures rests on which sources: the one reader of claims.tsv and sources.tsv. */
import { isIsoDay, type IsoDay } from '../values/calendar-date.ts';
import { readTable } from '../values/read-table.ts';

/** A row: what was looked up, where and when. */
export type Claim = ReturnType<typeof claimsFrom>[number];

export type Source = Claim['sources'][number];

/**
 * The rows of both tables.
 * @throws {Error} naming the line of a claim without a day or a source, or with one that does not stand in sources.tsv
 */
export function claimsFrom(claimsTable: string, sourcesTable: string) {
  const rows = readTable(sourcesTable, ['id', 'title', 'publisher', 'address', 'date', 'official']);
  const sources = new Map(
    rows.map(({ id, date, official, ...source }) => [
      id,
      {
        ...source,
        /** Day on which it was made or published; undefined where it bears none. */
        date: date === '' ? undefined : (date as IsoDay),
        /**
         * Law, regulator, ministry or official body, also in a copy of their words: one is enough. Of all others it
         * takes two that agree.
         */
        isOfficial: official === 'yes',
      },
    ]),
  );
  return readTable(claimsTable, ['topic', 'keys', 'sources', 'read', 'kind']).map((row, position) => {
    const refuse = (fault: string): never => {
      throw new Error(`src/facts/claims.tsv:${position + 2} ${fault}`);
    };
    const { topic, read, kind } = row;
    if (!isIsoDay(read))
      refuse(
        `says no day on which ${topic} was read, so nobody knows when to read it again. Write it like 2026-11-28.`,
      );
    if (kind !== 'fee' && kind !== 'law')
      refuse(
        `calls the kind of ${topic} "${kind}", so nobody knows how long it may stand. Write fee for what is read again in half a year, or law for what stands a year.`,
      );
    return {
      /** Which part of the site shows it: a page, a calculator, or a rule of the document finder. */
      topic,
      /** Files and keys in them: `figures:vehicle.tariff`, with all that stands below. */
      keys: row.keys.split(' '),
      sources: row.sources
        .split(' ')
        .map(
          (id) =>
            sources.get(id) ??
            refuse(
              `names "${id}" under ${topic}, but src/facts/sources.tsv has no row of that id, so the page could not show the source. Add the row, or correct the id.`,
            ),
        ),
      /** Day on which they were last read. */
      read: read as IsoDay,
      /** Fees change sooner than laws, so they are read again sooner. */
      kind: kind as 'fee' | 'law',
    };
  });
}

/** The day since which all of them have been read. */
export const readSince = (claims: readonly Claim[]) => claims.map(({ read }) => read).toSorted()[0] ?? '';

/**
 * What a page names, each once: of each claim its first official source, or else its first; what confirms it besides
 * stands in claims.tsv.
 */
export function sourcesOf(claims: readonly Claim[]): Source[] {
  return [
    ...new Set(claims.flatMap(({ sources }) => sources.find(({ isOfficial }) => isOfficial) ?? sources[0] ?? [])),
  ];
}
