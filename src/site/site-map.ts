import type { Namespace } from '../i18n/copy.ts';

/** One page of the site, said once: every route, link, head, menu and sitemap entry derives from it. */
export interface PageEntry {
  /** Path in English; other languages put their prefix before it. */
  path: string;
  /** Locale files that the page reads besides `common`, its own first. */
  copy: readonly [Namespace, ...Namespace[]];
  /** The page above it, for breadcrumbs. */
  parent?: PageId;
  /** Key of its short name under `navigation` in common.json. */
  name?: keyof typeof import('../../locales/en/common.json')['navigation'];
  /** False keeps it out of the sitemap and of search engines. */
  indexed?: false;
}

const entries = {
  home: { path: '/', copy: ['home', 'health', 'life', 'vehicle', 'travel'], name: 'home' },
  about: { path: '/about', copy: ['about'], parent: 'home', name: 'about' },
  insurance: {
    path: '/services/insurance',
    copy: ['insurance', 'health', 'life', 'vehicle', 'travel', 'calculators', 'renewal-reminder'],
    parent: 'home',
    name: 'insurance',
  },
  health: { path: '/services/insurance/health', copy: ['health'], parent: 'insurance', name: 'health' },
  life: { path: '/services/insurance/life', copy: ['life', 'calculators', 'life-cover'], parent: 'insurance', name: 'life' },
  vehicle: {
    path: '/services/insurance/vehicle',
    copy: ['vehicle', 'calculators', 'no-claim-bonus', 'renewal-reminder'],
    parent: 'insurance',
    name: 'vehicle',
  },
  travel: { path: '/services/insurance/travel', copy: ['travel'], parent: 'insurance', name: 'travel' },
  passport: {
    path: '/services/passport',
    copy: ['passport', 'passport-new', 'passport-renew'],
    parent: 'home',
    name: 'passport',
  },
  'passport-new': {
    path: '/services/passport/new',
    copy: ['passport-new', 'calculators', 'child-passport'],
    parent: 'passport',
    name: 'newPassport',
  },
  'passport-renew': {
    path: '/services/passport/renew',
    copy: ['passport-renew', 'calculators', 'reissue-window'],
    parent: 'passport',
    name: 'renewPassport',
  },
  claims: { path: '/claims', copy: ['claims'], parent: 'home', name: 'claims' },
  contact: { path: '/contact', copy: ['contact'], parent: 'home', name: 'contact' },
  accessibility: { path: '/accessibility', copy: ['accessibility'], parent: 'home', name: 'accessibility' },
  privacy: { path: '/privacy', copy: ['privacy'], parent: 'home', name: 'privacy' },
  offline: { path: '/offline', copy: ['offline'], parent: 'home', name: 'offline', indexed: false },
  'thank-you': { path: '/contact/thank-you', copy: ['thank-you'], parent: 'contact', indexed: false },
  'not-found': { path: '/404', copy: ['not-found'], indexed: false },
} as const satisfies Record<string, Omit<PageEntry, 'parent'> & { parent?: string }>;

export type PageId = keyof typeof entries;

export const siteMap: Record<PageId, PageEntry> = entries;

export const pageIds = Object.keys(entries) as PageId[];
