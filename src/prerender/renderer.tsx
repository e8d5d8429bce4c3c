/** What the build runs on the server side of Vite: every page of every language, and the styles of them all. */
import createCache from '@emotion/cache';
import { languageCodes } from '../i18n/languages.ts';
import { pageIds } from '../site/site-map.ts';
import { describePage, type PageDescription } from './head.ts';
import { renderPage } from './render-page.tsx';

export interface RenderedDocument {
  description: PageDescription;
  body: string;
}

/** All documents in the order of the site map, and one style sheet for the whole site. */
export async function renderSite(): Promise<{ documents: RenderedDocument[]; styles: string }> {
  // `compat` keeps every rule in the cache, where it can be gathered once for all pages.
  const cache = createCache({ key: 'office' });
  cache.compat = true;
  const documents: RenderedDocument[] = [];
  for (const language of languageCodes) {
    for (const page of pageIds) {
      const { body, i18n } = await renderPage({ page, language }, cache);
      documents.push({ body, description: describePage(page, language, i18n) });
    }
  }
  const styles = Object.values(cache.inserted)
    .filter((rule) => typeof rule === 'string')
    .join('\n');
  return { documents, styles };
}
