import type { IslandEntry } from '../../../islands/island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./life-cover.tsx'),
  namespaces: ['calculators', 'life-cover'],
};
