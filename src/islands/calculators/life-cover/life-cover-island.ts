import type { IslandEntry } from '../../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./life-cover.tsx'),
  namespaces: ['calculators', 'life-cover', 'life'],
};
