import type { IslandEntry } from '../../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./renewal-reminder.tsx').then((module) => module.RenewalReminder),
  namespaces: ['calculators', 'renewal-reminder'],
};
