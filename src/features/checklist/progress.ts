import type { ChecklistDocument } from './documents.ts';

/** A list with the ids of what is ticked in it. */
export interface TickedList {
  documents: readonly ChecklistDocument[];
  ticks: ReadonlySet<string>;
}

/**
 * Divides a list by the ids that are ticked; a group of which any one will do counts as one document, but not by what
 * is to be asked about first.
 */
export function progressOf(documents: readonly ChecklistDocument[], ticks: ReadonlySet<string>) {
  const isReady = ({ id, anyOf }: ChecklistDocument) =>
    anyOf.length > 0 ? anyOf.some((option) => !option.askFirst && ticks.has(option.id)) : ticks.has(id);
  return {
    ready: documents.filter(isReady),
    missing: documents.filter((document) => !isReady(document)),
  };
}
