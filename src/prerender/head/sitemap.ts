/** What search engines read before the pages: the list of addresses, and that they may read all. */
import type { PageDescription } from './page-description.ts';

function entry({ url, changed }: PageDescription): string {
  return ['<url>', `<loc>${url}</loc>`, ...(changed ? [`<lastmod>${changed}</lastmod>`] : []), '</url>'].join('\n');
}

/** `sitemap.xml`: every page that search engines may list, with the date of its last change. */
export function sitemap(pages: readonly PageDescription[]): string {
  const entries = pages.filter((page) => page.indexed).map(entry);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: pages kept out of search engines say so themselves, which a crawler only learns by reading them. */
export function robots(origin: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
