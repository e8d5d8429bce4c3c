/** What a page says of itself to search engines and to those who share it, in its own words. */
import type { i18n } from 'i18next';
import { isNamed } from '../../office/identity.ts';
import { urlOf } from '../../site/absolute-address.ts';
import type { CurrentPage } from '../../site/current-page.tsx';
import { pageEntries } from '../../site/pages.ts';
import { addressOf } from '../../site/urls.ts';
import { structuredDataOf } from './structured-data.ts';

/** Data for the head of one document, the sitemap and the share card. */
export type PageDescription = ReturnType<typeof describePage>;

/** Reads the description from the page's own locale file. */
export function describePage({ page, language, changed }: CurrentPage, i18n: i18n) {
  const t = i18n.getFixedT(language, page);
  return {
    page,
    language,
    address: addressOf(page, language),
    title: isNamed ? `${t('meta.title')} · ${i18n.t('office.shortName')}` : t('meta.title'),
    description: t('meta.description'),
    /** The office's names in the page's language. */
    office: i18n.t('office'),
    indexed: pageEntries[page].indexed !== false,
    /** The address with its origin. */
    url: urlOf(page, language),
    /** Day of its last change, as year-month-day; undefined where the history of the sources does not tell. */
    changed: changed?.(),
    structuredData: structuredDataOf({ page, language }, i18n),
  };
}
