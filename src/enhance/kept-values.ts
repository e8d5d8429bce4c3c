/** Keeps what a visitor types, ticks or chooses from the moment it is done, and puts it back into every page that has a field for it. */
import { beginningOf, fieldsIn, isField, isTick, keyOf, setValue, valueOf, type Field } from './fields.ts';
import type { Values, ValueStore } from './value-store.ts';

/** Where values are kept. */
export interface Stores {
  /** Ticks: on this phone, until they are erased. */
  phone: ValueStore;
  /** All else: in this tab. */
  tab: ValueStore;
  /** What fields held when a page was left, by its entry in the tab's history: it tells what a browser has put back from what was typed since. */
  left: ValueStore;
}

export interface KeptValues {
  /** Takes over what was typed before this script came, and puts back the rest as it is kept; `entry` names the page's entry in the tab's history. */
  begin(entry: string): void;
  /** Keeps what a field holds now. */
  keep(target: EventTarget | null): void;
  /** Puts what is kept into the fields below a node. */
  fillIn(part: ParentNode): void;
  /** The page comes back from the browser's memory. */
  comeBack(): void;
  /** Notes what the fields hold as the page is left. */
  leave(entry: string): void;
  /** Forgets values by their keys. */
  forget(isForgotten: (key: string) => boolean): void;
}

/** Instead of a fingerprint: whatever the browser puts back there was forgotten since. */
const forgotten = '*';

/** Tells texts apart without holding them. */
function fingerprintOf(text: string): string {
  let sum = text.length;
  for (let position = 0; position < text.length; position += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(position)) | 0;
  return String(sum);
}

function without(values: Values, isGone: (key: string) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !isGone(key)));
}

export interface Page {
  root: () => ParentNode;
  /** Its id, the same in every language. */
  page: () => string;
  stores: Stores;
  /** Is told of each field that was filled in. */
  onFill: (field: Field) => void;
}

export function createKeptValues({ root, page, stores: { phone, tab, left }, onFill }: Page): KeptValues {
  const keyIn = (field: Field) => keyOf(field, page());

  function keep(field: Field): void {
    const store = isTick(field) ? phone : tab;
    const [key, value] = [keyIn(field), valueOf(field)];
    const others = without(store.read(), (other) => other === key);
    store.write(value === beginningOf(field) ? others : { ...others, [key]: value });
  }

  function fillIn(part: ParentNode): void {
    const kept = { ...tab.read(), ...phone.read() };
    for (const field of fieldsIn(part)) {
      if (setValue(field, kept[keyIn(field)] ?? beginningOf(field))) onFill(field);
    }
  }

  return {
    begin(entry) {
      const whenLeft = left.read();
      for (const field of fieldsIn(root())) {
        const value = valueOf(field);
        // Browsers put back what a page was left with, or nothing; all else is the visitor's.
        const known = whenLeft[`${entry} ${keyIn(field)}`];
        if (value !== beginningOf(field) && known !== forgotten && known !== fingerprintOf(value)) keep(field);
      }
      fillIn(root());
    },
    keep(target) {
      if (!isField(target)) return;
      keep(target);
      // The same document may stand in several lists.
      if (isTick(target)) fillIn(root());
    },
    fillIn,
    comeBack() {
      for (const store of [phone, tab]) store.goOn();
      fillIn(root());
    },
    leave(entry) {
      const changed = [...fieldsIn(root())].filter((field) => valueOf(field) !== beginningOf(field));
      const held = changed.map((field) => [`${entry} ${keyIn(field)}`, fingerprintOf(valueOf(field))]);
      left.write({ ...without(left.read(), (key) => key.startsWith(`${entry} `)), ...Object.fromEntries(held) });
    },
    forget(isForgotten) {
      for (const store of [phone, tab]) {
        const others = without(store.read(), isForgotten);
        // A full storage still lets go of what stands in it.
        store.write({});
        store.write(others);
      }
      const fingerprints = Object.entries(left.read());
      left.write(Object.fromEntries(fingerprints.map(([key, fingerprint]) => [key, isForgotten(key.slice(key.indexOf(' ') + 1)) ? forgotten : fingerprint])));
      fillIn(root());
    },
  };
}
