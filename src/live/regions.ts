/** The regions of pages that wake: each by its name, with the code and the words that it needs. */
import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/copy.ts';

export interface RegionProps {
  /** Which of several regions of the same kind this one is, such as the list that a carry list shows. */
  subject: string;
}

export interface Region {
  load: () => Promise<ComponentType<RegionProps>>;
  /** Locale files that the region reads besides `common`. */
  copy: readonly Namespace[];
}

export const regions = {
  'contact-form': { load: () => import('./contact-form/contact-form.tsx').then((module) => module.ContactForm), copy: ['contact'] },
} as const satisfies Record<string, Region>;

export type RegionName = keyof typeof regions;

export function isRegion(name: string | undefined): name is RegionName {
  return name !== undefined && Object.hasOwn(regions, name);
}
