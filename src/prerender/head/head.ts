/** What stands in the head of every page, from one table. */
import type { Graph } from 'schema-dts';
import { defaultLanguage, languageCodes, type Language } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { withoutNoBreak } from '../../values/without-no-break.ts';
import type { PageDescription } from './page-description.ts';
import { manifestAddress, themeColour } from './web-manifest.ts';

/** The picture that chats and networks show beside a link. */
export interface ShareCard {
  /** Address with its origin. */
  url: string;
  alt: string;
}

/** In pixels: the format that chats and networks crop the least. */
export const cardSize = { width: 1200, height: 630 } as const;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => withoutNoBreak(text).replaceAll(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

/** One element of the head as HTML; without an end where it has no content. */
export function element(
  tag: 'title' | 'meta' | 'link' | 'script',
  attributes: Record<string, string>,
  content?: string,
): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${tag}${written.join('')}>`;
  return content === undefined ? start : `${start}${content}</${tag}>`;
}

const named = (name: string, content: string) => element('meta', { name, content });
const property = (name: string, content: string) => element('meta', { property: name, content });
// The same list on each of them: https://developers.google.com/search/docs/specialty/international/localized-versions
const alternate = (hreflang: string, href: string) => element('link', { rel: 'alternate', hreflang, href });

// Words that look like markup must not end the element.
const data = (graph: Graph) =>
  element('script', { type: 'application/ld+json' }, withoutNoBreak(JSON.stringify(graph)).replaceAll('<', '\\u003c'));

/**
 * The table: one row an element, in the order of the head. A page that search engines shall not list has no preview
 * either.
 */
export function headOf(page: PageDescription, card: ShareCard | undefined): string[] {
  const { title, description, url } = page;
  const urlIn = (code: Language) => new URL(addressOf(page.page, code), url).href;
  const others = languageCodes.filter((code) => code !== page.language);
  return [
    element('title', {}, escaped(title)),
    named('description', description),
    // Prices and the postal code are no phone numbers; the real ones are links.
    named('format-detection', 'telephone=no'),
    named('theme-color', themeColour),
    element('link', { rel: 'manifest', href: manifestAddress(page.language) }),
    ...(page.indexed
      ? [
          element('link', { rel: 'canonical', href: url }),
          ...languageCodes.map((code) => alternate(code, urlIn(code))),
          alternate('x-default', urlIn(defaultLanguage)),
          property('og:type', 'website'),
          property('og:site_name', page.office.shortName),
          property('og:title', title),
          property('og:description', description),
          property('og:url', url),
          property('og:locale', `${page.language}_IN`),
          ...others.map((code) => property('og:locale:alternate', `${code}_IN`)),
          ...(card
            ? [
                property('og:image', card.url),
                property('og:image:width', String(cardSize.width)),
                property('og:image:height', String(cardSize.height)),
                property('og:image:alt', card.alt),
                // X takes all else from the rows above.
                named('twitter:card', 'summary_large_image'),
              ]
            : []),
          data(page.structuredData),
        ]
      : [named('robots', 'noindex')]),
  ];
}
