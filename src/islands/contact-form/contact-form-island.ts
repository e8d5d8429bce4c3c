import type { IslandEntry } from '../island-entry.ts';

export const island: IslandEntry = {
  load: () => import('./contact-form.tsx').then((module) => module.ContactForm),
  namespaces: ['contact'],
  showsNoAmount: true,
};
