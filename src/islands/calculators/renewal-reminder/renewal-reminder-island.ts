import type { IslandEntry } from '../../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./renewal-reminder.tsx').then((module) => module.RenewalReminder),
  namespaces: (subject) => ['calculators', 'renewal-reminder', ...(subject === 'vehicle' ? (['no-claim-bonus'] as const) : [])],
};
