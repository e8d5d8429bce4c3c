import type { IslandEntry } from '../../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./no-claim-bonus.tsx'),
  namespaces: ['calculators', 'no-claim-bonus'],
};
