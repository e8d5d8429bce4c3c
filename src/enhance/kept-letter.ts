/** Keeps what was written for the letter longer than the tab, where the visitor ticks the box for it, and erases it all at a button. */
import { beginningOf, fieldsIn, keyOf, setValue, valueOf } from './fields.ts';
import { forgetValues } from './page-values.ts';
import { createValueStore, untilErased } from './value-store.ts';

const entry = 'letter';

/** On this phone, until it is erased or the box is unticked. */
const letter = createValueStore(() => localStorage, entry, untilErased);

const form = () => document.querySelector<HTMLElement>('[data-letter]');
const keyIn = (field: ReturnType<typeof fieldsIn>[number]) => keyOf(field, document.documentElement.dataset.page ?? '');

const isToKeep = (part: HTMLElement) => part.querySelector<HTMLInputElement>('[data-keep]')?.checked;

function keep(part: HTMLElement): void {
  const written = [...fieldsIn(part)].filter((field) => valueOf(field) !== beginningOf(field)).map((field) => [keyIn(field), valueOf(field)]);
  letter.write(isToKeep(part) ? Object.fromEntries(written) : {});
}

function putBack(part: HTMLElement): void {
  const kept = letter.read();
  // What stands in this tab is newer. It is asked of all fields first: the buttons of a group change each other.
  const untouched = [...fieldsIn(part)].filter((field) => keyIn(field) in kept && valueOf(field) === beginningOf(field));
  const filled = untouched.filter((field) => setValue(field, kept[keyIn(field)] ?? ''));
  // The tab hears of it as if it were typed.
  for (const field of filled) field.dispatchEvent(new Event('input', { bubbles: true }));
}

function forget(part: HTMLElement): void {
  const keys = new Set([...fieldsIn(part)].map(keyIn));
  forgetValues((key) => keys.has(key));
  letter.write({});
}

/** Forgets the letter in this tab and on the phone, and says so below the button. */
export function eraseLetter(button: HTMLElement): void {
  const part = form();
  if (!part) return;
  forget(part);
  const status = button.nextElementSibling;
  if (status) status.textContent = button.dataset.erased ?? '';
}

/** What another tab has erased is not written again by this one. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  const part = form();
  if (key === entry && newValue === null && part && isToKeep(part)) forget(part);
}

function keepAround({ target }: Event): void {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-letter]') : null;
  if (part) keep(part);
}

export function keepLetter(): void {
  const part = form();
  if (!part) return;
  putBack(part);
  for (const kind of ['input', 'change']) addEventListener(kind, keepAround);
  addEventListener('storage', followOtherTabs);
}
