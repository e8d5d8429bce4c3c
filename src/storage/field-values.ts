/**
 * Keeps what a visitor types, ticks or chooses from the moment it is done, and puts it back into every page that has a
 * field for it. Where it is kept follows from what it is: a tick on the phone, a letter whose box is ticked in the tab
 * and on the phone, all else in the tab.
 */
import { beginningOf, fieldsIn, isTick, keyOf, setValue, valueOf, type Field } from './fields.ts';
import { erasureKey, store, type Change, type StoredValue, type Area } from './value-store.ts';

const letterBox = '[data-keep]';

function areasOf(field: Field): readonly Area[] {
  if (isTick(field)) return ['phone'];
  const isToStay = field.matches(letterBox) || field.closest('[data-keepable]')?.querySelector(`${letterBox}:checked`);
  return isToStay ? ['tab', 'phone'] : ['tab'];
}

const hasFocus = (field: Field) => field.matches(':focus');

/** What an update follows from. */
interface Cause {
  /** The field that has been changed just now. */
  changed?: EventTarget | null;
  /** What has the focus is left to the visitor, unless it was erased. */
  sparesFocus?: boolean;
  /**
   * When the page was left: browsers put back what its fields held then, and what was kept or erased since is newer.
   */
  left?: number;
}

/** What each field held when it was last looked at, and since when: anything may change a field without an event. */
const seen = new WeakMap<Field, StoredValue>();
let lastLeft: number;
let erased: number | undefined;
let isTelling = false;

/** What is hydrated, and our home, hear of values only by events. */
function tell(field: Field): void {
  if (!field.closest('[data-hydrated], [data-our-home]')) return;
  isTelling = true;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  isTelling = false;
}

function keep(fields: readonly Field[], changes: readonly Change[]): void {
  store.keep(new Map(fields.map((field) => [keyOf(field), areasOf(field)])), changes);
}

/** Keeps what has changed in the fields, then puts into them what is newer; false where there was neither. */
export function updateFields({ changed, sparesFocus, left }: Cause = {}): boolean {
  const fields = [...fieldsIn(document)];
  const before = store.read();
  const erasing = before.get(erasureKey)?.at ?? erased;
  const isErased = erasing !== erased;
  erased = erasing;
  const changes = fields.flatMap((field): Change[] => {
    const key = keyOf(field);
    const here = seen.get(field);
    const { at = 0, value } = before.get(key) ?? {};
    const held = valueOf(field);
    if (held === (here?.value ?? beginningOf(field)))
      // Storage was cleared under the page.
      return here && at < here.at && !isErased ? [[key, here]] : [];
    // A change without an event has no time of its own: it counts as made when the field was last looked at.
    const until = isErased ? 0 : (left ?? (here?.at ?? 0) + 1);
    const isTyped = field === changed || (left !== undefined && value !== undefined && hasFocus(field));
    return held !== value && (isTyped || at < until) ? [[key, { value: held }]] : [];
  });
  if (changes[0]) keep(fields, changes);
  const after = store.read();
  const filled = fields.filter((field) => {
    const kept = after.get(keyOf(field)) ?? { at: 0 };
    if (sparesFocus && kept.value !== undefined && seen.has(field) && hasFocus(field) && field !== changed)
      return false;
    seen.set(field, kept);
    const isFilled = setValue(field, kept.value ?? beginningOf(field));
    if (isFilled) tell(field);
    return isFilled;
  });
  if (filled[0]) keep(fields, []);
  return Boolean(changes[0] ?? filled[0]);
}

/** The page is there; `entry` names its place in the tab's history, if it has been there before. */
export function openFields(entry?: string): void {
  erased = store.read().get(erasureKey)?.at;
  lastLeft = store.open(entry);
  beginFields();
}

/** Takes over what was entered before this script came, and puts back the rest as it is kept. */
export const beginFields = () => updateFields({ left: lastLeft });

/** The same while the page is used; `changed` is the field that has said so. */
export const followFields = (changed?: EventTarget | null) =>
  !isTelling && updateFields({ changed, sparesFocus: true });
