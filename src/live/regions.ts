/** The regions of pages that wake: each by its name, with the code and the words that it needs. */
import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/copy.ts';
import { placeOf } from './carry-list/documents.ts';

export interface RegionProps {
  /** Which of several regions of the same kind this one is, such as the list that a carry list shows. */
  subject: string;
}

export interface Region {
  load: () => Promise<ComponentType<RegionProps>>;
  /** Locale files that the region reads besides `common`; of some kinds each subject reads its own. */
  copy: readonly Namespace[] | ((subject: string) => readonly Namespace[]);
  /** True when it shows names in English beside those of the page's language. */
  showsEnglish?: true;
  /** True when it shows no amount: it then wakes without the tenth of a second that a slow phone takes for its number format. */
  showsNoAmount?: true;
}

export const regions = {
  'contact-form': { load: () => import('./contact-form/contact-form.tsx').then((module) => module.ContactForm), copy: ['contact'], showsNoAmount: true },
  'carry-list': {
    load: () => import('./carry-list/carry-list-region.tsx').then((module) => module.CarryListRegion),
    copy: (subject) => ['carry-list', placeOf(subject).file],
    showsEnglish: true,
  },
  'paper-finder': {
    load: () => import('./paper-finder/paper-finder.tsx').then((module) => module.PaperFinder),
    copy: ['paper-finder', 'carry-list', 'passport-new', 'passport-renew'],
    showsEnglish: true,
  },
  'life-cover': {
    load: () => import('./life-cover/life-cover.tsx').then((module) => module.LifeCover),
    copy: ['calculators', 'life-cover', 'life'],
  },
  'no-claim-bonus': {
    load: () => import('./no-claim-bonus/no-claim-bonus.tsx').then((module) => module.NoClaimBonus),
    copy: ['calculators', 'no-claim-bonus'],
  },
  'child-passport': {
    load: () => import('./child-passport/child-passport.tsx').then((module) => module.ChildPassport),
    copy: ['calculators', 'child-passport', 'passport-new'],
  },
  'reissue-window': {
    load: () => import('./reissue-window/reissue-window.tsx').then((module) => module.ReissueWindow),
    copy: ['calculators', 'reissue-window', 'passport-renew'],
  },
  'renewal-reminder': {
    load: () => import('./renewal-reminder/renewal-reminder.tsx').then((module) => module.RenewalReminder),
    copy: (subject) => ['calculators', 'renewal-reminder', ...(subject === 'vehicle' ? (['no-claim-bonus'] as const) : [])],
  },
} as const satisfies Record<string, Region>;

export type RegionName = keyof typeof regions;

/** Locale files, besides `common`, that one region reads. */
export function namespacesOf(name: RegionName, subject: string): readonly Namespace[] {
  const { copy }: Region = regions[name];
  return typeof copy === 'function' ? copy(subject) : copy;
}

export function isRegion(name: string | undefined): name is RegionName {
  return name !== undefined && Object.hasOwn(regions, name);
}
