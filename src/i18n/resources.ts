/** The shape of the copy, derived from the English locale files, so that a key that does not exist does not compile. */
import type about from '../../locales/en/about.json';
import type accessibility from '../../locales/en/accessibility.json';
import type calculators from '../../locales/en/calculators.json';
import type checklist from '../../locales/en/checklist.json';
import type childPassport from '../../locales/en/child-passport.json';
import type claims from '../../locales/en/claims.json';
import type common from '../../locales/en/common.json';
import type contact from '../../locales/en/contact.json';
import type health from '../../locales/en/health.json';
import type home from '../../locales/en/home.json';
import type insurance from '../../locales/en/insurance.json';
import type lifeCover from '../../locales/en/life-cover.json';
import type life from '../../locales/en/life.json';
import type noClaimBonus from '../../locales/en/no-claim-bonus.json';
import type notFound from '../../locales/en/not-found.json';
import type offline from '../../locales/en/offline.json';
import type documentFinder from '../../locales/en/document-finder.json';
import type passport from '../../locales/en/passport.json';
import type passportNew from '../../locales/en/passport-new.json';
import type passportRenew from '../../locales/en/passport-renew.json';
import type privacy from '../../locales/en/privacy.json';
import type reissueWindow from '../../locales/en/reissue-window.json';
import type renewalReminder from '../../locales/en/renewal-reminder.json';
import type thankYou from '../../locales/en/thank-you.json';
import type travel from '../../locales/en/travel.json';
import type vehicle from '../../locales/en/vehicle.json';

/** Every locale file by its name: the namespaces of i18next. */
export interface Resources {
  common: typeof common;
  home: typeof home;
  about: typeof about;
  insurance: typeof insurance;
  health: typeof health;
  life: typeof life;
  vehicle: typeof vehicle;
  travel: typeof travel;
  passport: typeof passport;
  'passport-new': typeof passportNew;
  'passport-renew': typeof passportRenew;
  claims: typeof claims;
  'checklist': typeof checklist;
  'document-finder': typeof documentFinder;
  contact: typeof contact;
  'thank-you': typeof thankYou;
  privacy: typeof privacy;
  accessibility: typeof accessibility;
  offline: typeof offline;
  'not-found': typeof notFound;
  calculators: typeof calculators;
  'child-passport': typeof childPassport;
  'life-cover': typeof lifeCover;
  'no-claim-bonus': typeof noClaimBonus;
  'reissue-window': typeof reissueWindow;
  'renewal-reminder': typeof renewalReminder;
}

export type Namespace = keyof Resources;

/** Asks `t` for everything below a key, typed: `t('steps', whole)`. */
export const returnObjects = { returnObjects: true } as const;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
