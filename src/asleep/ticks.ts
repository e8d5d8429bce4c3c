/** Which documents the visitor has ready: kept on this phone by the documents' ids, which are the same in every language. */

const entry = 'ticks';

let ticks: ReadonlySet<string> = new Set();
let isWatching = false;
/** False where storage is denied or full: then `ticks` is all there is, as long as the page lives. */
let isStored = true;
const listeners = new Set<() => void>();

function boxesIn(root: ParentNode): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('[data-tick]')];
}

/** What is stored; undefined where the latest could not be. */
function storedTicks(): ReadonlySet<string> | undefined {
  if (!isStored) return undefined;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entry) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return undefined;
  }
}

function store(): void {
  try {
    if (ticks.size > 0) localStorage.setItem(entry, JSON.stringify([...ticks]));
    else localStorage.removeItem(entry);
    isStored = true;
  } catch {
    isStored = false;
  }
}

function change(next: ReadonlySet<string>): void {
  ticks = next;
  for (const box of boxesIn(document)) box.checked = ticks.has(box.name);
  for (const listener of listeners) listener();
}

/** Another tab of the site, or this page before it was left, may have changed what is stored. */
function followStorage(): void {
  change(storedTicks() ?? ticks);
}

function keep({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.tick === undefined) return;
  const next = new Set(storedTicks() ?? ticks);
  if (target.checked) next.add(target.name);
  else next.delete(target.name);
  change(next);
  store();
}

/** Ticks the boxes below a node that are kept as ticked; from the first call on, every tick of the page is kept. */
export function restoreTicks(root: ParentNode): void {
  if (!isWatching) {
    isWatching = true;
    addEventListener('change', keep);
    addEventListener('storage', followStorage);
    addEventListener('pageshow', followStorage);
    const tickedBefore = boxesIn(document).filter((box) => box.checked).map((box) => box.name);
    change(new Set([...(storedTicks() ?? []), ...tickedBefore]));
    if (tickedBefore.length > 0) store();
  }
  for (const box of boxesIn(root)) box.checked = ticks.has(box.name);
}

/** Unticks items and takes them off this phone. */
export function forgetTicks(items: readonly string[]): void {
  change(new Set([...(storedTicks() ?? ticks)].filter((item) => !items.includes(item))));
  store();
}

/** Ids of the ticked documents; a new set after every change. */
export function currentTicks(): ReadonlySet<string> {
  return ticks;
}

/** Calls a listener after every change until the returned function is called. */
export function subscribeToTicks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
