/** A web storage for tests outside a browser. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (position) => [...items.keys()][position] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** Whether a storage takes all, nothing that makes it bigger, or may not even be asked. */
export type StorageWeather = 'takes' | 'full' | 'denied';

/** @throws {DOMException} as a browser does that denies storage */
export function inWeather(weather: StorageWeather, storage: Storage): Storage {
  const refuse = () => {
    throw new DOMException(weather);
  };
  if (weather === 'denied') return refuse();
  if (weather === 'takes') return storage;
  const isMore = (key: string, value: string) => value.length > (storage.getItem(key) ?? '').length;
  return { ...storage, setItem: (key, value) => (isMore(key, value) ? refuse() : storage.setItem(key, value)) };
}
