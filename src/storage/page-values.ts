/** The values of this page: kept at every stroke and tap, and followed by all that show them. */
import { fieldsIn, keyOf, setValue, ticked } from './fields.ts';
import { beginFields, followFields, openFields, updateFields } from './field-values.ts';
import { store } from './value-store.ts';

let ticks: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** A browser's own question is the only way to say that what was typed goes with the page. */
const warn = (event: BeforeUnloadEvent) =>
  document.documentElement.dataset.leaving === undefined && event.preventDefault();

function tellOfChange(): void {
  onbeforeunload = store.isLosing() ? warn : null;
  ticks = new Set([...store.read()].flatMap(([key, { value }]) => (value === ticked ? key : [])));
  for (const listener of listeners) listener();
}

/** Names the page's place in the tab's history by its time, unless it has been named. */
function entryOf(): string {
  const { entry = String(Date.now()) } = history.state ?? {};
  history.replaceState({ ...history.state, entry }, '');
  return entry;
}

/** Keeps what was entered; `changed` is the field that has said so. */
function follow(changed?: EventTarget | null): void {
  if (followFields(changed)) tellOfChange();
}

/**
 * Chooses what the address's query names: every choice where `isNewer`, else those of which nothing is kept.
 */
export function chooseFromAddress(isNewer = false): void {
  const asked = new URLSearchParams(location.search);
  const known = store.read();
  for (const field of fieldsIn(document)) {
    const isChoice = field.type === 'radio' && asked.get(field.name) === field.value;
    if (isChoice && (isNewer || !known.has(keyOf(field))) && setValue(field, field.value)) follow(field);
  }
}

/** Puts what is kept into fields that were drawn later, or anew. */
export function restoreValues(): void {
  updateFields();
  tellOfChange();
}

/** Erases values everywhere by their keys. */
export function eraseValues(isErased: (key: string) => boolean): void {
  // What nobody has heard of is erased too.
  updateFields();
  store.erase(isErased);
  restoreValues();
}

/** Erases what the fields of a part hold, wherever it stands. */
export function eraseFields(part: ParentNode): void {
  const keys = new Set([...fieldsIn(part)].map(keyOf));
  eraseValues((key) => keys.has(key));
}

let hasArrived = false;

/** Whether a link or a form has led here, and no reload or way back. */
export const isArrival = () => hasArrived;

/** Keeps the page's values from now on. */
export function keepValues(cameByLink: boolean): void {
  hasArrived = cameByLink;
  openFields(history.state?.entry);
  entryOf();
  chooseFromAddress(hasArrived);
  tellOfChange();
  for (const kind of ['input', 'change']) addEventListener(kind, ({ target }) => follow(target), true);
  // Whatever fills in fields without a word is heard of here, and a field that another tab has changed meanwhile is
  // left.
  for (const kind of ['keydown', 'click', 'blur', 'visibilitychange', 'storage'])
    addEventListener(kind, () => follow(), true);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    store.open();
    restoreValues();
  });
  // Browsers fill in a page that one comes back to in a task of their own, after it has been read.
  for (const kind of ['DOMContentLoaded', 'load']) addEventListener(kind, () => setTimeout(beginFields));
  addEventListener('pagehide', () => {
    follow();
    store.note(entryOf());
  });
}

/** Ids of the ticked documents; a new set after every change. */
export const currentTicks = () => ticks;

/** Calls a listener after every change until the returned function is called. */
export function subscribeToTicks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
