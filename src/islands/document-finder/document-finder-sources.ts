/** What the finder's rules rest on, as rows of facts: each rule's words with its sources. */
import { documentRules } from './passport-documents.ts';
import type { FactSource } from '../../i18n/sourced-facts.ts';
import { keyOf } from '../checklist/documents.ts';

export const sources: readonly FactSource[] = documentRules.flatMap(({ documents, ask, sources, read, keeps }) => {
  const [first, ...others] = [...documents.map(keyOf), ...(ask ? [`document-finder:ask.${ask}`] : [])];
  return first ? [{ keys: [first, ...others], sources, read, keeps }] : [];
});
