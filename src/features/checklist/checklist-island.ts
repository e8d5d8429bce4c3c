import type { IslandEntry } from '../../islands/island-entry.ts';
import { listLocation } from './documents.ts';

export const island: IslandEntry = {
  load: () => import('./subject-checklist.tsx'),
  namespaces: (subject) => ['checklist', listLocation(subject).file],
  inEnglish: (subject) => [listLocation(subject).file],
};
