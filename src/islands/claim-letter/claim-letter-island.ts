import type { IslandEntry } from '../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./claim-letter.tsx'),
  namespaces: ['claim-letter', 'calculators'],
  inEnglish: ['claim-letter'],
};
