/**
 * Lays what one has typed over what others have saved since, field by field: no change is lost, and of two changes to
 * one field somebody chooses.
 */
import { isIsoDay } from '../values/calendar-date.ts';

export type Group = Record<string, unknown>;

export const isFields = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The CMS writes every field of its form; an empty one says what a missing one says, but an entry of a list was wanted
 * by somebody.
 */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value ? typeof value === 'object' && Object.values(value).every(isEmpty) : value !== 0;
}

/** What a value says, whatever is empty in it and in whatever order; nothing of one that is empty. */
const meaningOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) => {
    if (isEmpty(each)) return undefined;
    return isFields(each) ? Object.fromEntries(Object.entries(each).toSorted()) : each;
  });

/** A day by hand that is not written as days are: the CMS cannot show it, and would empty it. */
const isUnshownDay = (day: unknown) => /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(String(day)) && !isIsoDay(String(day));

/** A field that both have changed; undefined for who took it away. */
export interface Clash {
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
}

export type Choose = (clash: Clash) => unknown;

type List = readonly unknown[];

const isSame = (one: unknown, other: unknown) => meaningOf(one) === meaningOf(other);

/** All that a value says, one after the other. */
export const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(leavesOf) : [String(value ?? '')].filter(Boolean);

/** What an item of a list is known by, whatever else changes in it. */
function nameOf(item: unknown): string | undefined {
  const { id, number, first, name, author } = isFields(item) ? item : {};
  return leavesOf([id, number, first, name, author])[0];
}

/** Items by their names; nothing where one could be taken for another. */
function keyed(list: List): Group | undefined {
  const names = list.map(nameOf);
  if (!names.every(Boolean) || new Set(names).size < list.length) return undefined;
  // No name is a bare number, by which a group would put its fields into another order.
  return Object.fromEntries(list.map((item, position) => [` ${names[position]}`, item]));
}

/** What is to be saved: `mine` was typed upon `former`, and `theirs` is saved now; nothing empty comes in. */
export function merged(
  former: unknown,
  mine: unknown,
  theirs: unknown,
  choose: Choose,
  path: readonly string[] = [],
): unknown {
  if (isSame(mine, former) || isSame(mine, theirs) || (mine === '' && isUnshownDay(theirs))) return theirs;
  const isMine = isSame(theirs, former);
  const fieldsOf = (old: Group, ours: Group, others: Group, first = others) =>
    Object.keys({ ...first, ...others, ...ours })
      .map((key) => [key, merged(old[key], ours[key], others[key], choose, [...path, key])] as const)
      .filter(([, value]) => value !== undefined);
  if (isFields(mine) && (isMine || isFields(theirs))) {
    const [old, others] = [former, theirs].map((value) => (isFields(value) ? value : {}));
    return Object.fromEntries(fieldsOf(old ?? {}, mine, others ?? {}));
  }
  const list: List = Array.isArray(former) ? former : [];
  if (isMine)
    return Array.isArray(mine)
      ? mine.map(
          (item, position) => list.find((each) => isSame(each, item)) ?? overFormer(list[position], item) ?? item,
        )
      : mine;
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const [old, ours, others] = [list, mine, theirs].map(keyed);
    if (old && ours && others) {
      const order = (one: Group, other: Group) => Object.keys(one).filter((key) => key in other);
      const isMoved = !isSame(order(ours, old), order(old, ours));
      return fieldsOf(old, ours, others, isMoved ? ours : others).map(([, value]) => value);
    }
  }
  return choose({ path, mine, theirs });
}

/** The same where nobody else has saved anything: in the order of the former, with nothing empty where nothing stood. */
export const overFormer = (former: unknown, mine: unknown) => merged(former, mine, former, () => mine);
