import type { ChecklistDocument } from '../features/checklist/documents.ts';

/** Ids of everything in a list that has a box of its own. */
export function boxesOf(documents: readonly ChecklistDocument[]): string[] {
  return documents.flatMap((document) => (document.anyOf.length > 0 ? boxesOf(document.anyOf) : [document.id]));
}
