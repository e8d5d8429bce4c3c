/** What the build runs on the server side of Vite: every page of every language, and the styles of them all. */
import createCache from '@emotion/cache';
import { languageCodes, languages } from '../i18n/languages.ts';
import { loadCopy } from '../i18n/load-copy.ts';
import { onReading } from '../i18n/readings.ts';
import type { SavedSite } from '../offline/saved-site.ts';
import { pageIds } from '../site/site-map.ts';
import { addressOf } from '../site/urls.ts';
import { noteUsage } from '../translating/usage.ts';
import type { Dates } from './page-dates.ts';
import { describePage, type PageDescription } from './page-description.ts';
import { renderPage, renderSavedCopyNote } from './render-page.tsx';
import { manifestAddress, webManifest } from './web-manifest.ts';

export interface RenderedDocument {
  description: PageDescription;
  body: string;
}

/** How a language offers itself on a page of another one. */
export interface LanguageOffer {
  suggestion: string;
  dismiss: string;
  tag: string;
}

/** All documents in the order of the site map, one style sheet for the whole site, the line of saved copies by language, small files by address, and which page reads which texts; `dates` says when each address last changed. */
export async function renderSite(dates: Dates) {
  // `compat` keeps every rule in the cache, where it can be gathered once for all pages.
  const cache = createCache({ key: 'office' });
  cache.compat = true;
  const documents: RenderedDocument[] = [];
  const suggestions: Record<string, LanguageOffer> = {};
  const manifests: Record<string, string> = {};
  const { note, usage } = noteUsage();
  const notes: SavedSite['notes'] = {};
  for (const language of languageCodes) {
    const { common } = await loadCopy(language, []);
    suggestions[language] = { suggestion: common.language.suggestion, dismiss: common.language.dismiss, tag: languages[language].tag };
    manifests[manifestAddress(language)] = webManifest(language, common.office);
    notes[language] = { html: await renderSavedCopyNote(language, cache), months: common.months };
    for (const page of pageIds) {
      const place = { page, language, changed: dates.get(addressOf(page, language)) };
      const stopNoting = onReading((reading) => note(page, reading));
      const { body, i18n } = await renderPage(place, cache);
      documents.push({ body, description: describePage(place, i18n) });
      stopNoting();
    }
  }
  const styles = Object.values(cache.inserted)
    .filter((rule) => typeof rule === 'string')
    .join('\n');
  return { documents, styles, notes, usage: usage(), files: { '/suggestions.json': JSON.stringify(suggestions), ...manifests } };
}
