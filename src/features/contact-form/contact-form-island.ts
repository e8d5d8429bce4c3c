import type { IslandEntry } from '../../islands/island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./contact-form.tsx'),
  namespaces: () => ['contact'],
  showsNoAmount: true,
};
