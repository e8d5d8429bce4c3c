import type { IslandEntry } from '../../islands/island-entry.ts';

/** The form that sends a message to the office: its code and words. */
export const island: IslandEntry = {
  load: () => import('./contact-form.tsx'),
  namespaces: () => ['contact'],
  showsNoAmount: true,
};
