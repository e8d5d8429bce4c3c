import type { IslandEntry } from '../../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./child-passport.tsx'),
  namespaces: ['calculators', 'child-passport'],
};
