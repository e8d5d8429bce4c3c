/** What the finder's rules rest on, as rows of facts: each rule's words with its sources. */
import { papersRules } from '../../business/passport-papers.ts';
import type { FactSource } from '../../business/sources.ts';
import { keyOf } from '../carry-list/documents.ts';

export const sources: readonly FactSource[] = papersRules.flatMap(({ documents, ask, sources, read, keeps }) => {
  const [first, ...others] = [...documents.map(keyOf), ...(ask ? [`paper-finder:ask.${ask}`] : [])];
  return first ? [{ keys: [first, ...others], sources, read, keeps }] : [];
});
