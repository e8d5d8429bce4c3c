/** What the build runs on the server side of Vite: pages in every language, and the styles that they need. */
import createCache from '@emotion/cache';
import { onI18nCreated } from '../../i18n/create-i18n.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { loadResources } from '../../i18n/load-resources.ts';
import { onKeyRead, traceKeys } from '../../locale-tools/key-trace.ts';
import { noteUsage, type Usage } from '../../locale-tools/key-usage.ts';
import type { PrecacheManifest } from '../../offline/precache-manifest.ts';
import type { PageId } from '../../site/pages.ts';
import { pageDate, type Dates } from '../head/page-dates.ts';
import { describePage, type PageDescription } from '../head/page-description.ts';
import { manifestAddress, webManifest } from '../head/web-manifest.ts';
import { renderPage, renderSavedCopyNote, type IslandFiles } from './render-page.tsx';

onI18nCreated(traceKeys);

export interface RenderedDocument {
  description: PageDescription;
  body: string;
  islands: readonly IslandFiles[];
}

export interface RenderedSite {
  documents: RenderedDocument[];
  /** The style sheet of the whole site, as Emotion writes it. */
  styles: string;
  /** Which page reads which texts. */
  usage: Usage;
  /** Web app manifests by address. */
  manifests: Record<string, string>;
  /** The line of saved copies in each language. */
  notes: PrecacheManifest['notes'];
}

/** Some pages in every language, and what is made once for each; `dates` says when each source last changed. */
export async function renderSite(pages: readonly PageId[], dates: Dates): Promise<RenderedSite> {
  // `compat` keeps every rule in the cache, where it can be gathered for all pages; prefixes are left to the style sheet, which knows its engines.
  const cache = Object.assign(createCache({ key: 'office', stylisPlugins: [] }), { compat: true });
  const documents: RenderedDocument[] = [];
  const manifests: Record<string, string> = {};
  const notes: PrecacheManifest['notes'] = {};
  const { note, usage } = noteUsage();
  for (const language of languageCodes) {
    for (const page of pages) {
      const files = new Set<string>();
      const stopNoting = onKeyRead((read) => {
        note(page, read);
        files.add(read.file);
      });
      await renderPage({ page, language }, cache);
      // A second time, because what the page reads tells how old it is, and the page says it.
      const currentPage = { page, language, changed: pageDate({ page, language, files }, dates) };
      const { body, islands, i18n } = await renderPage(currentPage, cache);
      documents.push({ body, islands, description: describePage(currentPage, i18n) });
      stopNoting();
    }
    const { common } = await loadResources(language, []);
    manifests[manifestAddress(language)] = webManifest(language, common.office);
    notes[language] = { html: await renderSavedCopyNote(language, cache), months: common.months };
  }
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return { documents, styles: rules.join('\n'), usage: usage(), manifests, notes };
}
