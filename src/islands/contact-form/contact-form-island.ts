import type { IslandEntry } from '../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./contact-form.tsx'),
  namespaces: ['contact'],
  showsNoAmount: true,
};
