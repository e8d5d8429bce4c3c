import type { IslandEntry } from '../../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./reissue-window.tsx'),
  namespaces: ['calculators', 'reissue-window'],
};
