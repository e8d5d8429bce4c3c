import type { IslandEntry } from '../../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./child-passport.tsx').then((module) => module.ChildPassport),
  namespaces: ['calculators', 'child-passport'],
};
