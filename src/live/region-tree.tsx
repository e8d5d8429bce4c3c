import type { EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { App } from '../app.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import { facts } from '../i18n/facts.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { loadCopy } from '../i18n/load-copy.ts';
import { NoNumberFormat, type NumberFormatConstructor } from '../i18n/rupees.ts';
import type { CurrentPage } from '../site/current-page.tsx';
import { namespacesOf, regions, type Region, type RegionName } from './regions.ts';

export interface RegionTreeOptions {
  name: RegionName;
  subject: string;
  place: CurrentPage;
  styles: EmotionCache;
  numberFormat: () => NumberFormatConstructor | Promise<NumberFormatConstructor>;
  strict: boolean;
}

/** What React draws in the region, the same when it is prerendered and when it wakes. */
export async function regionTree({ name, subject, place, styles, numberFormat, strict }: RegionTreeOptions): Promise<ReactNode> {
  const region: Region = regions[name];
  const files = namespacesOf(name, subject);
  const showsEnglish = region.showsEnglish && place.language !== defaultLanguage;
  const [Component, copy, english, NumberFormat, { regionSystem }] = await Promise.all([
    region.load(),
    loadCopy(place.language, files),
    showsEnglish ? loadCopy(defaultLanguage, files) : undefined,
    region.showsNoAmount ? NoNumberFormat : numberFormat(),
    import('../theme/region-system.ts'),
  ]);
  const i18n = createI18n({ language: place.language, copy, others: english && { [defaultLanguage]: english }, facts, NumberFormat, strict });
  return (
    <App i18n={i18n} styles={styles} place={place} system={regionSystem}>
      <Component subject={subject} />
    </App>
  );
}

/** Prefix of the ids that React makes in a region, so that those of two regions never meet. */
export function identifierPrefixOf(name: RegionName, subject: string): string {
  return `${name}-${subject}-`;
}
