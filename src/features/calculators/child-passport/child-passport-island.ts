import type { IslandEntry } from '../../../islands/island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./child-passport.tsx'),
  namespaces: ['calculators', 'child-passport'],
};
