import type { IslandEntry } from '../../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./reissue-window.tsx').then((module) => module.ReissueWindow),
  namespaces: ['calculators', 'reissue-window'],
};
