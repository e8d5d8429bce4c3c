interface Testimonials {
  items: {
    /** In each language; or `original` in the client's own alone, whose code is `lang`. */
    text?: string;
    original?: string;
    lang?: string;
    author: string;
    /** From 1 to 5, where the client has given them. */
    stars?: number;
    sample: boolean;
  }[];
}

/**
 * Every locale file by its name, as the English one has it, so that a key that does not exist does not compile: the
 * namespaces of i18next.
 */
export interface Resources {
  common: typeof import('#en/common.json');
  home: typeof import('#en/home.json');
  about: typeof import('#en/about.json');
  'life-stages': typeof import('#en/life-stages.json');
  insurance: typeof import('#en/insurance.json');
  health: typeof import('#en/health.json');
  life: typeof import('#en/life.json');
  vehicle: typeof import('#en/vehicle.json');
  travel: typeof import('#en/travel.json');
  /** Lowest prices, which words of every page may quote. */
  prices: typeof import('#en/prices.json');
  /** Typed by hand, because an office that shows none has emptied the list. */
  testimonials: Testimonials;
  passport: typeof import('#en/passport.json');
  'passport-new': typeof import('#en/passport-new.json');
  'passport-renew': typeof import('#en/passport-renew.json');
  'passport-fees': typeof import('#en/passport-fees.json');
  claims: typeof import('#en/claims.json');
  'first-hour': typeof import('#en/first-hour.json');
  'road-injury': typeof import('#en/road-injury.json');
  'after-death': typeof import('#en/after-death.json');
  'existing-cover': typeof import('#en/existing-cover.json');
  refused: typeof import('#en/refused.json');
  'claim-letter': typeof import('#en/claim-letter.json');
  checklist: typeof import('#en/checklist.json');
  'document-finder': typeof import('#en/document-finder.json');
  /** Words by which places are found; nobody reads them. */
  find: typeof import('#en/find.json');
  search: typeof import('#en/search.json');
  'our-home': typeof import('#en/our-home.json');
  contact: typeof import('#en/contact.json');
  'thank-you': typeof import('#en/thank-you.json');
  privacy: typeof import('#en/privacy.json');
  accessibility: typeof import('#en/accessibility.json');
  offline: typeof import('#en/offline.json');
  'not-found': typeof import('#en/not-found.json');
  calculators: typeof import('#en/calculators.json');
  'child-passport': typeof import('#en/child-passport.json');
  'life-cover': typeof import('#en/life-cover.json');
  'no-claim-bonus': typeof import('#en/no-claim-bonus.json');
  'reissue-window': typeof import('#en/reissue-window.json');
  'renewal-reminder': typeof import('#en/renewal-reminder.json');
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnObjects: true;
  }
}
