/** What the build runs on the server side of Vite: pages in every language, and the styles that they need. */
import createCache from '@emotion/cache';
import type { HTMLElement } from 'node-html-parser';
import { entriesOf } from '../../features/find/entries.ts';
import { writtenEntries } from '../../features/find/written-entries.ts';
import { everyWord } from '../../i18n/every-word.ts';
import { FormatjsNumberFormat } from '../../i18n/formatjs-number-format.ts';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import type { PrecacheManifest } from '../../offline/precache-manifest.ts';
import type { PageId } from '../../site/pages.ts';
import { pageDate, type Dates } from '../head/page-dates.ts';
import { describePage, type PageDescription } from '../head/page-description.ts';
import { manifestAddress, webManifest } from '../head/web-manifest.ts';
import { renderPage, renderCachedPageNote } from './render-page.tsx';

export interface RenderedDocument {
  description: PageDescription;
  /** What stands inside `#root`. */
  root: HTMLElement;
  /** Locale files that its islands read when they hydrate, like `gu/claim-letter`, besides `common`. */
  words: readonly string[];
}

/**
 * Some pages in every language, and what is made once for each; `dates` says when each source last changed,
 * `writeEntries` writes what the browser searches in a language, and says at which address.
 */
export async function renderSite(
  pages: readonly PageId[],
  dates: Dates,
  writeEntries: (language: Language, text: string) => string,
) {
  // `compat` keeps every rule in the cache, where it can be gathered for all pages; prefixes are left to the style
  // sheet, which knows its engines.
  const cache = Object.assign(createCache({ key: 'office', stylisPlugins: [] }), { compat: true });
  const documents: RenderedDocument[] = [];
  /** By address. */
  const manifests: Record<string, string> = {};
  /** The line of saved copies in each language. */
  const notes: PrecacheManifest['notes'] = {};
  for (const language of languageCodes) {
    const i18n = await everyWord(language, FormatjsNumberFormat);
    const all = entriesOf(i18n, pages);
    const searchable = { entries: all.entries, address: writeEntries(language, writtenEntries(all)) };
    for (const page of pages) {
      // The imprint asks first: at the end of the page, once all above it has been read.
      delete i18n.reportNamespaces;
      let day: string | undefined;
      const changed = () => (day ??= pageDate(page, i18n, dates));
      const currentPage = { page, language, changed, searchable };
      const drawn = await renderPage(currentPage, i18n, cache);
      documents.push({ ...drawn, description: describePage(currentPage, i18n) });
    }
    manifests[manifestAddress(language)] = webManifest(language, i18n.t('office'));
    notes[language] = renderCachedPageNote(language, i18n, cache);
  }
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  // The style sheet of the whole site, as Emotion writes it.
  return { documents, styles: rules.join('\n'), manifests, notes };
}
