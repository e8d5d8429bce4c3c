/** Keeps what was written for the letter longer than the tab, where the visitor ticks the box for it, and erases it all at a button. */
import { beginningOf, fieldsIn, keyOf, setValue, valueOf } from './fields.ts';
import { forgetValues } from './page-values.ts';
import { createValueStore, untilErased } from './value-store.ts';

/** On this phone, until it is erased or the box is unticked. */
const letter = createValueStore(() => localStorage, 'letter', untilErased);

const form = () => document.querySelector<HTMLElement>('[data-letter]');
const keyIn = (field: ReturnType<typeof fieldsIn>[number]) => keyOf(field, document.documentElement.dataset.page ?? '');

function keep(part: HTMLElement): void {
  const isWanted = part.querySelector<HTMLInputElement>('[data-keep]')?.checked;
  const written = [...fieldsIn(part)].filter((field) => valueOf(field) !== beginningOf(field)).map((field) => [keyIn(field), valueOf(field)]);
  letter.write(isWanted ? Object.fromEntries(written) : {});
}

function putBack(part: HTMLElement): void {
  const kept = letter.read();
  // What stands in this tab is newer. It is asked of all fields first: the buttons of a group change each other.
  const untouched = [...fieldsIn(part)].filter((field) => keyIn(field) in kept && valueOf(field) === beginningOf(field));
  const filled = untouched.filter((field) => setValue(field, kept[keyIn(field)] ?? ''));
  // The tab hears of it as if it were typed.
  for (const field of filled) field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Forgets the letter in this tab and on the phone. */
export function eraseLetter(): void {
  const part = form();
  if (!part) return;
  const keys = new Set([...fieldsIn(part)].map(keyIn));
  forgetValues((key) => keys.has(key));
  letter.write({});
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
}
