import type { IslandEntry } from '../../islands/island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./claim-letter.tsx'),
  namespaces: () => ['claim-letter', 'calculators'],
  inEnglish: () => ['claim-letter'],
};
