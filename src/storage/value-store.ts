/**
 * Values under keys, each with its stamp, in this tab or on this phone; of what several places and pages have written
 * the newest counts.
 */

import { millisecondsOfDay } from '../values/india-clock.ts';

/**
 * What a key holds since its stamp; without a value it was erased. Stamps grow with every change, whatever the clock
 * does.
 */
export interface StoredValue {
  readonly at: number;
  readonly value?: string;
}

/** What a key is to hold: from now on, or since its stamp. */
export type Change = readonly [key: string, change: Partial<StoredValue>];

type Values = ReadonlyMap<string, StoredValue>;

type Entry = readonly [key: string, kept: StoredValue];

const areas = ['tab', 'phone'] as const;

export type Area = (typeof areas)[number];

/**
 * Key of the note that everything was erased. The phone has it, and each tab a copy of the last one that it followed,
 * because their clocks cannot be compared.
 */
export const erasureKey = '';

/** No stamp is as great; beyond, they could not grow. */
const latest = 1e15;

function newest(entries: readonly Entry[]): Values {
  const values = new Map<string, StoredValue>();
  for (const [key, kept] of entries) if (kept.at >= (values.get(key)?.at ?? 0)) values.set(key, kept);
  return values;
}

const newestStamp = (values: Values) => Math.max(0, ...[...values.values()].map(({ at }) => at));

/** Anything may stand in a storage. */
const isEntry = ([key, { at, value = '' }]: Entry) =>
  typeof key === 'string' && typeof value === 'string' && Number.isInteger(at) && at < latest;

/** Name of the entry in both places. */
const entry = 'kept';

/** Throws where the browser denies it. */
const storageOf = (area: Area) => (area === 'tab' ? sessionStorage : localStorage);

/** The latest that this page knows of. */
const known: Record<Area, Values> = { tab: new Map(), phone: new Map() };
/** Whether a place did not take what was written last. */
let isRefused = false;

function stored(area: Area): Values {
  try {
    const entries: Entry[] = JSON.parse(storageOf(area).getItem(entry) ?? '[]');
    const values = new Map(entries.filter(isEntry));
    known[area] = isRefused ? newest([...known[area], ...values]) : values;
  } catch {
    // Denied since, or nothing that this site has stored: what stands in the page goes on standing there.
  }
  return known[area];
}

function put(area: Area, values: readonly Entry[]): void {
  known[area] = new Map(values);
  try {
    const storage = storageOf(area);
    const text = JSON.stringify(values);
    if (!values[0]) storage.removeItem(entry);
    // Browsers tell tabs of each other's writing a little late: what has not changed must not go over what has.
    else if (storage.getItem(entry) !== text) storage.setItem(entry, text);
  } catch {
    // Nothing is lost where there was nothing to keep.
    isRefused ||= values[0] !== undefined;
  }
}

/** All that is kept, the newest of each key. */
function read(): Values {
  const erasing = stored('phone').get(erasureKey);
  if (stored('tab').get(erasureKey)?.at !== erasing?.at && erasing) put('tab', [[erasureKey, erasing]]);
  return newest([...known.phone, ...known.tab]);
}

/**
 * Writes changes, and every key into the areas that `placesOf` names for it. A key leaves an area that is not named,
 * but an erased one stays, so that other tabs hear of it. A key that `placesOf` does not have stays where it is.
 */
function keep(placesOf: ReadonlyMap<string, readonly Area[]>, changes: readonly Change[]): void {
  const kept = read();
  const at = Math.max(Date.now(), newestStamp(kept) + 1);
  const all = [...newest([...kept, ...changes.map(([key, change]): Entry => [key, { at, ...change }])])];
  isRefused = false;
  for (const area of areas) {
    const here = known[area];
    put(
      area,
      all.filter(([key, { value: any }]) => {
        const home = placesOf.get(key);
        return home?.includes(area) || (here.has(key) && !(home && any !== undefined));
      }),
    );
  }
}

/** All that is kept; what no field holds is noted beside it. */
export const store = {
  read,
  keep,
  /** Erases keys wherever they are kept. */
  erase: (isErased: (key: string) => boolean) =>
    keep(
      new Map(),
      [...read().keys()].filter(isErased).map((key) => [key, {}]),
    ),
  /** Notes something that no field holds. */
  note: (key: string, value?: string, area: Area = 'tab') => keep(new Map([[key, [area]]]), [[key, { value }]]),
  /**
   * A page comes up: a tab that was not used for a day begins anew. Returns when its place in the tab's history was
   * left, or else when it was named, by its time; 0 where an erasing has taken what was known of it.
   */
  open(place?: string): number {
    if (Date.now() - newestStamp(stored('tab')) >= millisecondsOfDay) put('tab', []);
    const kept = read();
    return place ? (kept.get(place)?.at ?? (kept.has(erasureKey) ? 0 : Number(place))) : Infinity;
  },
  /** True while values stand in this page alone, because storage is denied or full. */
  isLosing: () => isRefused && [...read().values()].some(({ value }) => value),
};
