import type { IslandEntry } from '../../../islands/island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./no-claim-bonus.tsx'),
  namespaces: ['calculators', 'no-claim-bonus'],
};
