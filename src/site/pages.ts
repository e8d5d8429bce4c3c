import type { TFunction } from 'i18next';

/** One page of the site, said once: every route, link, head and sitemap entry derives from it. */
interface PageEntry {
  /** Path in English; other languages put their prefix before it. */
  path: string;
  /** The page above it, for breadcrumbs. */
  parent?: PageId;
  /** False keeps it out of the sitemap and of search engines. */
  indexed?: false;
}

const entries = {
  home: { path: '/' },
  about: { path: '/about', parent: 'home' },
  insurance: { path: '/services/insurance', parent: 'home' },
  health: { path: '/services/insurance/health', parent: 'insurance' },
  life: { path: '/services/insurance/life', parent: 'insurance' },
  vehicle: { path: '/services/insurance/vehicle', parent: 'insurance' },
  travel: { path: '/services/insurance/travel', parent: 'insurance' },
  'our-home': { path: '/our-home', parent: 'home' },
  passport: { path: '/services/passport', parent: 'home' },
  'passport-new': { path: '/services/passport/new', parent: 'passport' },
  'passport-renew': { path: '/services/passport/renew', parent: 'passport' },
  'passport-fees': { path: '/services/passport/fees', parent: 'passport' },
  claims: { path: '/claims', parent: 'home' },
  'road-injury': { path: '/claims/hurt-on-the-road', parent: 'claims' },
  'after-death': { path: '/claims/after-a-death', parent: 'claims' },
  'existing-cover': { path: '/claims/cover-you-may-have', parent: 'claims' },
  refused: { path: '/claims/refused', parent: 'claims' },
  contact: { path: '/contact', parent: 'home' },
  accessibility: { path: '/accessibility', parent: 'home' },
  privacy: { path: '/privacy', parent: 'home' },
  offline: { path: '/offline', parent: 'home', indexed: false },
  search: { path: '/find', parent: 'home' },
  'thank-you': { path: '/contact/thank-you', parent: 'contact', indexed: false },
  'not-found': { path: '/404', parent: 'home', indexed: false },
} as const satisfies Record<string, Omit<PageEntry, 'parent'> & { parent?: string }>;

export type PageId = keyof typeof entries;

export const pageEntries: Record<PageId, PageEntry> = entries;

export const pageIds = Object.keys(entries) as PageId[];

/** Pages that are called by a short name, under their id in `navigation` of common.json. */
export const isNamedPage = (page: PageId) => page !== 'thank-you' && page !== 'not-found';

/** The short name of a page; undefined of one that has none. */
export const pageName = (t: TFunction, page: PageId) => (isNamedPage(page) ? t(`navigation.${page}`) : undefined);
