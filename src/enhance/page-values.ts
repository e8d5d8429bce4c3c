/** The values of this page: kept at every stroke and tap, and followed by all that show them. */
import { fieldsIn, setValue, type Field } from './fields.ts';
import { createKeptValues } from './kept-values.ts';
import { asList, createValueStore, forOneDay } from './value-store.ts';

// React's drawing at build imports this too, where no document is.
const page = () => document.documentElement.dataset;

const stores = {
  phone: createValueStore(() => localStorage, 'ticks', asList),
  tab: createValueStore(() => sessionStorage, 'values', forOneDay(Date.now)),
  left: createValueStore(() => sessionStorage, 'left', forOneDay(Date.now)),
};

let isFilling = false;

/** What is hydrated hears of values only by events. */
function tell(field: Field): void {
  if (!field.closest('[data-hydrated]')) return;
  isFilling = true;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  isFilling = false;
}

const values = createKeptValues({ root: () => document, page: () => page().page ?? '', stores, onFill: tell });

let ticks: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** A browser's own question is the only way to say that what was typed goes with the page. */
const warn = (event: BeforeUnloadEvent) => page().leaving === undefined && event.preventDefault();

function tellOfChange(): void {
  onbeforeunload = stores.phone.isLosing() || stores.tab.isLosing() ? warn : null;
  ticks = new Set(Object.keys(stores.phone.read()));
  for (const listener of listeners) listener();
}

function keep(target: EventTarget | null): void {
  if (isFilling) return;
  values.keep(target);
  tellOfChange();
}

/** Name of the page's entry in the tab's history. */
function entryOf(): string {
  const known: unknown = history.state?.entry;
  if (typeof known === 'string') return known;
  const entry = String(Date.now());
  history.replaceState({ ...history.state, entry }, '');
  return entry;
}

/** Answers that a link brings along are newer than what is kept. */
function answerFromAddress(): void {
  const asked = new URLSearchParams(location.search);
  for (const field of fieldsIn(document)) {
    if (field.type === 'radio' && asked.get(field.name) === field.value && setValue(field, field.value)) keep(field);
  }
}

/** Puts what is kept into the fields below a node: those drawn later, or those of a page that was left for a while. */
export function restoreValues(part: ParentNode): void {
  values.fillIn(part);
  tellOfChange();
}

/** Forgets values everywhere by their keys. */
export function forgetValues(isForgotten: (key: string) => boolean): void {
  values.forget(isForgotten);
  tellOfChange();
}

/** Keeps the page's values from now on; `isArrival` says that a link has led here, and no step within the visit. */
export function keepValues(isArrival: boolean): void {
  // What is out of date goes.
  for (const store of [stores.tab, stores.left]) if (Object.keys(store.read()).length === 0) store.write({});
  values.begin(entryOf());
  if (isArrival) answerFromAddress();
  tellOfChange();
  for (const kind of ['input', 'change']) addEventListener(kind, ({ target }) => keep(target), true);
  // Another tab has written, or has erased all.
  addEventListener('storage', ({ key }) => (key === null ? forgetValues(() => true) : restoreValues(document)));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) values.comeBack();
    tellOfChange();
  });
  // Browsers fill in a page that one comes back to in a task of their own, after it has been read.
  for (const kind of ['DOMContentLoaded', 'load']) addEventListener(kind, () => setTimeout(() => values.begin(entryOf())));
  addEventListener('pagehide', () => values.leave(entryOf()));
}

/** A mark that no field holds, beside the values of this tab. */
export const marks = {
  has: (key: string) => key in stores.tab.read(),
  set: (key: string) => stores.tab.write({ ...stores.tab.read(), [key]: '' }),
};

/** Ids of the ticked documents; a new set after every change. */
export const currentTicks = () => ticks;

/** Calls a listener after every change until the returned function is called. */
export function subscribeToTicks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
