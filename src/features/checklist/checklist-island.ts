import type { IslandEntry } from '../../islands/island-entry.ts';
import { documentFileOf } from './documents.ts';

export const island: IslandEntry = {
  load: () => import('./subject-checklist.tsx'),
  namespaces: (subject) => ['checklist', documentFileOf(subject)],
  inEnglish: (subject) => [documentFileOf(subject)],
};
