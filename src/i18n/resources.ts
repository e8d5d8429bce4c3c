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
  common: typeof import('../../locales/en/common.json');
  home: typeof import('../../locales/en/home.json');
  about: typeof import('../../locales/en/about.json');
  'life-stages': typeof import('../../locales/en/life-stages.json');
  insurance: typeof import('../../locales/en/insurance.json');
  health: typeof import('../../locales/en/health.json');
  life: typeof import('../../locales/en/life.json');
  vehicle: typeof import('../../locales/en/vehicle.json');
  travel: typeof import('../../locales/en/travel.json');
  /** Lowest prices, which words of every page may quote. */
  prices: typeof import('../../locales/en/prices.json');
  /** Typed by hand, because an office that shows none has emptied the list. */
  testimonials: Testimonials;
  passport: typeof import('../../locales/en/passport.json');
  'passport-new': typeof import('../../locales/en/passport-new.json');
  'passport-renew': typeof import('../../locales/en/passport-renew.json');
  'passport-fees': typeof import('../../locales/en/passport-fees.json');
  claims: typeof import('../../locales/en/claims.json');
  'first-hour': typeof import('../../locales/en/first-hour.json');
  'road-injury': typeof import('../../locales/en/road-injury.json');
  'after-death': typeof import('../../locales/en/after-death.json');
  'existing-cover': typeof import('../../locales/en/existing-cover.json');
  refused: typeof import('../../locales/en/refused.json');
  'claim-letter': typeof import('../../locales/en/claim-letter.json');
  checklist: typeof import('../../locales/en/checklist.json');
  'document-finder': typeof import('../../locales/en/document-finder.json');
  /** Words by which places are found; nobody reads them. */
  find: typeof import('../../locales/en/find.json');
  search: typeof import('../../locales/en/search.json');
  'our-home': typeof import('../../locales/en/our-home.json');
  contact: typeof import('../../locales/en/contact.json');
  'thank-you': typeof import('../../locales/en/thank-you.json');
  privacy: typeof import('../../locales/en/privacy.json');
  accessibility: typeof import('../../locales/en/accessibility.json');
  offline: typeof import('../../locales/en/offline.json');
  'not-found': typeof import('../../locales/en/not-found.json');
  calculators: typeof import('../../locales/en/calculators.json');
  'child-passport': typeof import('../../locales/en/child-passport.json');
  'life-cover': typeof import('../../locales/en/life-cover.json');
  'no-claim-bonus': typeof import('../../locales/en/no-claim-bonus.json');
  'reissue-window': typeof import('../../locales/en/reissue-window.json');
  'renewal-reminder': typeof import('../../locales/en/renewal-reminder.json');
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnObjects: true;
  }
}
