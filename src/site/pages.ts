/** One page of the site, said once: every route, link, head and sitemap entry derives from it. */
interface PageEntry {
  /** Path in English; other languages put their prefix before it. */
  path: string;
  /** The page above it, for breadcrumbs. */
  parent?: PageId;
  /** Key of its short name under `navigation` in common.json. */
  name?: keyof (typeof import('../../locales/en/common.json'))['navigation'];
  /** False keeps it out of the sitemap and of search engines. */
  indexed?: false;
}

const entries = {
  home: { path: '/', name: 'home' },
  about: { path: '/about', parent: 'home', name: 'about' },
  insurance: { path: '/services/insurance', parent: 'home', name: 'insurance' },
  health: { path: '/services/insurance/health', parent: 'insurance', name: 'health' },
  life: { path: '/services/insurance/life', parent: 'insurance', name: 'life' },
  vehicle: { path: '/services/insurance/vehicle', parent: 'insurance', name: 'vehicle' },
  travel: { path: '/services/insurance/travel', parent: 'insurance', name: 'travel' },
  'our-home': { path: '/our-home', parent: 'home', name: 'ourHome' },
  passport: { path: '/services/passport', parent: 'home', name: 'passport' },
  'passport-new': { path: '/services/passport/new', parent: 'passport', name: 'newPassport' },
  'passport-renew': { path: '/services/passport/renew', parent: 'passport', name: 'renewPassport' },
  'passport-fees': { path: '/services/passport/fees', parent: 'passport', name: 'passportFees' },
  claims: { path: '/claims', parent: 'home', name: 'claims' },
  'road-injury': { path: '/claims/hurt-on-the-road', parent: 'claims', name: 'roadInjury' },
  'after-death': { path: '/claims/after-a-death', parent: 'claims', name: 'afterDeath' },
  'existing-cover': { path: '/claims/cover-you-may-have', parent: 'claims', name: 'existingCover' },
  refused: { path: '/claims/refused', parent: 'claims', name: 'refused' },
  contact: { path: '/contact', parent: 'home', name: 'contact' },
  accessibility: { path: '/accessibility', parent: 'home', name: 'accessibility' },
  privacy: { path: '/privacy', parent: 'home', name: 'privacy' },
  offline: { path: '/offline', parent: 'home', name: 'offline', indexed: false },
  search: { path: '/find', parent: 'home', name: 'find' },
  'thank-you': { path: '/contact/thank-you', parent: 'contact', indexed: false },
  'not-found': { path: '/404', parent: 'home', indexed: false },
} as const satisfies Record<string, Omit<PageEntry, 'parent'> & { parent?: string }>;

export type PageId = keyof typeof entries;

export const pageEntries: Record<PageId, PageEntry> = entries;

export const pageIds = Object.keys(entries) as PageId[];
