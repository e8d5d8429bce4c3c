import type { IslandEntry } from '../../islands/island-entry.ts';

/** The questions that find the papers for a passport: its code and words. */
export const island: IslandEntry = {
  load: () => import('./document-finder.tsx'),
  namespaces: () => ['document-finder', 'checklist', 'passport-new', 'passport-renew', 'passport-fees'],
  inEnglish: () => ['document-finder', 'passport-new', 'passport-renew'],
};
