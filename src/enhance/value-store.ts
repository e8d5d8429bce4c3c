/** Values under keys in one entry of a browser's storage: what is written last is what is read, by every page that shares the storage. */

export type Values = Readonly<Record<string, string>>;

export interface ValueStore {
  /** All values; empty where there is none, or nothing that this site could have stored. */
  read(): Values;
  write(values: Values): void;
  /** True while values stand in this page alone, because storage is denied or full. */
  isLosing(): boolean;
  /** Goes on from what is stored: other pages may have written since this one was left. */
  goOn(): void;
}

/** How values stand in the storage; `decode` may throw, or return what it is sure of, for anything at all. */
export interface Encoding {
  encode(values: Values): unknown;
  decode(stored: unknown): Values;
}

/** `storage` may throw when it is asked for, as it does where the browser denies it. */
export function createValueStore(storage: () => Storage, entry: string, { encode, decode }: Encoding): ValueStore {
  /** The latest that this page knows of. */
  let latest: Values = {};
  let isStored = true;
  return {
    read() {
      try {
        if (isStored) latest = decoded(storage().getItem(entry), decode);
      } catch {
        // Denied since: what stands in the page goes on standing there.
      }
      return latest;
    },
    write(values) {
      latest = values;
      try {
        if (Object.keys(values).length > 0) storage().setItem(entry, JSON.stringify(encode(values)));
        else storage().removeItem(entry);
        isStored = true;
      } catch {
        isStored = false;
      }
    },
    goOn() {
      isStored = true;
    },
    isLosing: () => !isStored && Object.keys(latest).length > 0,
  };
}

function decoded(text: string | null, decode: Encoding['decode']): Values {
  try {
    return decode(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (stored: unknown): Values =>
  Object.fromEntries(Object.entries(isRecord(stored) ? stored : {}).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));

/** A tick has no value but that it is there, so a list of keys is all that stands in the storage. */
export const asList: Encoding = {
  encode: Object.keys,
  decode: (stored) => Object.fromEntries(Array.isArray(stored) ? stored.map((key) => [String(key), ticked]) : []),
};

/** Value of a box that is ticked. */
export const ticked = 'on';

/** Values that stay until they are erased. */
export const untilErased: Encoding = { encode: (values) => values, decode: textsOf };

const lifetime = 24 * 60 * 60 * 1000;

/** Values that are forgotten a day after the last of them was written; `now` in milliseconds since 1970. */
export function forOneDay(now: () => number): Encoding {
  return {
    encode: (values) => ({ at: now(), values }),
    decode: (stored) => (isRecord(stored) && typeof stored.at === 'number' && now() - stored.at < lifetime ? textsOf(stored.values) : {}),
  };
}
