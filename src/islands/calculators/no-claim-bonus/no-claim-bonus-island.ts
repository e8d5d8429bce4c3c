import type { IslandEntry } from '../../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./no-claim-bonus.tsx').then((module) => module.NoClaimBonus),
  namespaces: ['calculators', 'no-claim-bonus'],
};
