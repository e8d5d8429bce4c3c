import type { IslandEntry } from '../../../islands/island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./renewal-reminder.tsx'),
  namespaces: ['calculators', 'renewal-reminder'],
};
