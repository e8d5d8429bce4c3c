import type { IslandEntry } from '../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./claim-letter.tsx').then((module) => module.ClaimLetter),
  namespaces: ['claim-letter', 'calculators'],
  inEnglish: ['claim-letter'],
};
