import type { IslandEntry } from '../../../islands/island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./reissue-window.tsx'),
  namespaces: ['calculators', 'reissue-window'],
};
