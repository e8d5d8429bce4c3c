import type { IslandEntry } from '../../islands/island-entry.ts';

/** The form that writes the letter on a claim: its code and words. */
export const island: IslandEntry = {
  load: () => import('./claim-letter.tsx'),
  namespaces: () => ['claim-letter', 'calculators'],
  inEnglish: () => ['claim-letter'],
};
