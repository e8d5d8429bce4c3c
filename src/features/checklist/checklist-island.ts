import type { IslandEntry } from '../../islands/island-entry.ts';
import { documentFileOf } from './documents.ts';

/** The list of papers to tick off: its code and words. */
export const island: IslandEntry = {
  load: () => import('./subject-checklist.tsx'),
  namespaces: (subject) => ['checklist', documentFileOf(subject)],
  inEnglish: (subject) => [documentFileOf(subject)],
};
