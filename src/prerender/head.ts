/** What a page says of itself in its head. */
import type { i18n } from 'i18next';
import { office } from '../business/office.ts';
import { languageCodes, languages, type Language } from '../i18n/languages.ts';
import { siteMap, type PageId } from '../site/site-map.ts';
import { addressOf } from '../site/urls.ts';

/** All that the head of one document is made from. */
export interface PageDescription {
  page: PageId;
  language: Language;
  address: string;
  title: string;
  description: string;
  indexed: boolean;
}

export function describePage(page: PageId, language: Language, copy: i18n): PageDescription {
  const t = copy.getFixedT(language, siteMap[page].copy[0]);
  return {
    page,
    language,
    address: addressOf(page, language),
    title: t('meta.title'),
    description: t('meta.description'),
    indexed: siteMap[page].indexed !== false,
  };
}

/** One element of the head: its name and attributes, or its text. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const meta = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } });
const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });

/** Absolute where the site's address is known, else from the root. */
export function absolute(address: string): string {
  return `${office.siteUrl ?? ''}${address}`;
}

export function headOf({ page, language, address, title, description, indexed }: PageDescription): HeadElement[] {
  const common: HeadElement[] = [{ tag: 'title', attributes: {}, text: title }, meta('description', description)];
  if (!indexed) return [...common, meta('robots', 'noindex')];
  return [
    ...common,
    link({ rel: 'canonical', href: absolute(address) }),
    ...languageCodes.map((code) => link({ rel: 'alternate', hreflang: code, href: absolute(addressOf(page, code)) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: absolute(addressOf(page, 'en')) }),
    { tag: 'meta', attributes: { property: 'og:locale', content: languages[language].openGraph } },
  ];
}
