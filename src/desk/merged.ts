/**
 * Lays what one has typed over what others have saved since, field by field: no change is lost, and of two changes to
 * one field somebody chooses.
 */
import { isFields, meaningOf, type Group } from './as-written.ts';

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
export const saidIn = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(saidIn) : [String(value ?? '')].filter(Boolean);

/** What an item of a list is known by, whatever else changes in it. */
function nameOf(item: unknown): string | undefined {
  const { id, number, first, name, author } = isFields(item) ? item : {};
  return saidIn([id, number, first, name, author])[0];
}

/**
 * Items by their names, or by their places where they have none and none came, went or moved; nothing where one could
 * be taken for another.
 */
function keyed(list: List, former: List): Group | undefined {
  const names = list.map(nameOf);
  const isUnmoved = (item: unknown, place: number) =>
    isSame(item, former[place]) || !former.some((each) => isSame(each, item));
  const isKnown = names.every(Boolean)
    ? new Set(names).size === list.length
    : list.length === former.length && list.every(isUnmoved);
  // No name is a bare number, by which a group would put its fields into another order.
  return isKnown
    ? Object.fromEntries(list.map((item, place) => [names[place] ? ` ${names[place]}` : place, item]))
    : undefined;
}

/** What is to be saved: `mine` was typed upon `former`, and `theirs` is saved now. */
export function merged(
  former: unknown,
  mine: unknown,
  theirs: unknown,
  choose: Choose,
  path: readonly string[] = [],
): unknown {
  if (isSame(mine, former) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, former)) return mine;
  const fieldsOf = (old: Group, ours: Group, others: Group, first = others) =>
    Object.keys({ ...first, ...others, ...ours })
      .map((key) => [key, merged(old[key], ours[key], others[key], choose, [...path, key])] as const)
      .filter(([, value]) => value !== undefined);
  if (isFields(mine) && isFields(theirs))
    return Object.fromEntries(fieldsOf(isFields(former) ? former : {}, mine, theirs));
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const list: List = Array.isArray(former) ? former : [];
    const [old, ours, others] = [list, mine, theirs].map((each) => keyed(each, list));
    if (old && ours && others) {
      const order = (one: Group, other: Group) => Object.keys(one).filter((key) => key in other);
      const isMoved = !isSame(order(ours, old), order(old, ours));
      return fieldsOf(old, ours, others, isMoved ? ours : others).map(([, value]) => value);
    }
  }
  return choose({ path, mine, theirs });
}
