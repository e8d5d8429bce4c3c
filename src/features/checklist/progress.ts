import type { ChecklistDocument } from './documents.ts';

function isReady(document: ChecklistDocument, ticks: ReadonlySet<string>): boolean {
  return document.anyOf.length > 0
    ? document.anyOf.some((option) => !option.askFirst && isReady(option, ticks))
    : ticks.has(document.id);
}

/** Divides a list by the ids that are ticked; a group of which any one will do counts as one document, but not by what is to be asked about first. */
export function progressOf(documents: readonly ChecklistDocument[], ticks: ReadonlySet<string>) {
  return {
    ready: documents.filter((document) => isReady(document, ticks)),
    missing: documents.filter((document) => !isReady(document, ticks)),
  };
}
