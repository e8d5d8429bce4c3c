/** What a page says of itself to search engines and to those who share it, in its own words. */
import type { i18n } from 'i18next';
import type { Graph } from 'schema-dts';
import type { Resources } from '../../i18n/resources.ts';
import type { Language } from '../../i18n/languages.ts';
import { isNamed } from '../../office/identity.ts';
import { urlOf } from '../../site/absolute-address.ts';
import type { CurrentPage } from '../../site/current-page.tsx';
import { pageEntries, type PageId } from '../../site/pages.ts';
import { addressOf } from '../../site/urls.ts';
import { structuredDataOf } from './structured-data.ts';

/** Data for the head of one document, the sitemap and the share card. */
export interface PageDescription {
  page: PageId;
  language: Language;
  address: string;
  title: string;
  description: string;
  /** The office's names in the page's language. */
  office: Resources['common']['office'];
  indexed: boolean;
  /** The address with its origin. */
  url: string;
  /** Day of its last change, as year-month-day; undefined where the history of the sources does not tell. */
  changed: string | undefined;
  structuredData: Graph;
}

/** Reads the description from the page's own locale file. */
export function describePage({ page, language, changed }: CurrentPage, i18n: i18n): PageDescription {
  const t = i18n.getFixedT(language, page);
  return {
    page,
    language,
    address: addressOf(page, language),
    title: isNamed ? `${t('meta.title')} · ${i18n.t('office.shortName')}` : t('meta.title'),
    description: t('meta.description'),
    office: i18n.t('office'),
    indexed: pageEntries[page].indexed !== false,
    url: urlOf(page, language),
    changed,
    structuredData: structuredDataOf({ page, language }, i18n),
  };
}
