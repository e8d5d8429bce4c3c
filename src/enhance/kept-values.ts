/**
 * Keeps what a visitor types, ticks or chooses from the moment it is done, and puts it back into every page that has a field for it.
 * Where it is kept follows from what it is: a tick on the phone, a letter whose box is ticked in the tab and on the phone, all else in the tab.
 */
import { beginningOf, fieldsIn, isTick, keyOf, setValue, valueOf, type Field } from './fields.ts';
import type { Place, ValueStore } from './value-store.ts';

interface Page {
  root: () => ParentNode;
  /** Its id, the same in every language. */
  page: () => string;
  store: ValueStore;
  /** Is told of each field that was filled in. */
  onFill: (field: Field) => void;
}

const letterBox = '[data-keep]';

function placesOf(field: Field): readonly Place[] {
  if (isTick(field)) return ['phone'];
  const isToStay = field.matches(letterBox) || field.closest('[data-letter]')?.querySelector(`${letterBox}:checked`);
  return isToStay ? ['tab', 'phone'] : ['tab'];
}

const hasFocus = (field: Field) => field.matches(':focus');

export function createKeptValues({ root, page, store, onFill }: Page) {
  const keyIn = (field: Field) => keyOf(field, page());
  const placesOfAll = (fields: readonly Field[]) => new Map(fields.map((field) => [keyIn(field), placesOf(field)]));
  /** Browsers put back what a page was left with: what was kept or erased since then is newer. */
  let left = Infinity;

  /** Puts what is kept into the fields of a part; where it comes from elsewhere, what has the focus is left to the visitor, unless it was erased. */
  function fillIn(part: ParentNode = root(), isFromElsewhere = false): void {
    const kept = store.read();
    const fields = [...fieldsIn(part)];
    for (const field of fields) {
      const { value } = kept.get(keyIn(field)) ?? {};
      if (isFromElsewhere && value !== undefined && hasFocus(field))
        field.addEventListener('blur', fillInAll, { once: true });
      else if (setValue(field, value ?? beginningOf(field))) onFill(field);
    }
    store.keep(placesOfAll(fields));
  }

  const fillInAll = () => fillIn();

  const note = (field: Field) => store.keep(placesOfAll([field]), [keyIn(field)], valueOf(field));

  /** Keeps what a field holds now. */
  function keep(field: Field): void {
    note(field);
    // The same document may stand in several lists, and a letter goes to the phone as a whole.
    if (field.type === 'checkbox') fillIn();
  }

  /** Takes over what was entered before this script came, and puts back the rest as it is kept. */
  function begin(): void {
    const kept = store.read();
    for (const field of fieldsIn(root())) {
      const { at = 0, value } = kept.get(keyIn(field)) ?? {};
      const isPutBack = at >= left && !(value !== undefined && hasFocus(field));
      if (!isPutBack && ![beginningOf(field), value].includes(valueOf(field))) note(field);
    }
    fillIn();
  }

  return {
    /** The page is there; `entry` names its place in the tab's history, if it has been there before. */
    open(entry?: string): void {
      left = store.open(entry);
      begin();
    },
    begin,
    keep,
    fillIn,
  };
}
