/** Where facts of law and fees come from: the one form in which a page, a calculator or a table of rules names its sources. */
import type { IsoDay } from '../office/iso-day.ts';
import { dateFromIso, isBefore, monthsAfter, type CalendarDate } from '../values/calendar-date.ts';

export interface Source {
  /** Its own title, in English. */
  title: string;
  publisher: string;
  address: `https://${string}`;
  /** Day on which it was made or published; left out where it bears none. */
  date?: IsoDay;
  /** Law, regulator, ministry or official body, also in a copy of their words: one is enough. Of all others it takes two that agree. */
  isOfficial?: true;
}

/** How long facts may stand before they are read again. */
const keptMonths = {
  /** Fees, tariffs and sums. */
  fee: 6,
  law: 12,
} as const;

/** That something was looked up, where and when. */
export interface Sourced {
  sources: readonly [Source, ...Source[]];
  /** Day on which they were last read. */
  read: IsoDay;
  keeps: keyof typeof keptMonths;
}

/** A row: what of the locale files rests on which sources. It stands beside its feature in `<feature>-sources.ts`, exported as `sources`. */
export interface FactSource extends Sourced {
  /** Files and keys in them: `vehicle:tariff`, with all that stands below. */
  keys: readonly [string, ...string[]];
}

export type FactSources = readonly [FactSource, ...FactSource[]];

/** Whether the facts have stood longer than they keep. */
export function isDue({ read, keeps }: Sourced, today: CalendarDate): boolean {
  return isBefore(monthsAfter(dateFromIso(read), keptMonths[keeps]), today);
}

/** The day since which all of them have been read. */
export function readSince(rows: readonly [Sourced, ...Sourced[]]): IsoDay {
  return rows.map(({ read }) => read).reduce((oldest, read) => (read < oldest ? read : oldest));
}

/** Each source once, in the order of the rows. */
export function sourcesOf(rows: readonly Sourced[]): Source[] {
  return [...new Map(rows.flatMap(({ sources }) => sources).map((source) => [source.address, source])).values()];
}
