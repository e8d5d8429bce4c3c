/** What the build runs on the server side of Vite: pages in every language, and the styles that they need. */
import createCache, { type EmotionCache } from '@emotion/cache';
import { languageCodes } from '../../i18n/languages.ts';
import { loadCopy } from '../../i18n/load-copy.ts';
import { onReading } from '../../i18n/readings.ts';
import type { SavedSite } from '../../offline/saved-site.ts';
import type { PageId } from '../../site/site-map.ts';
import { addressOf } from '../../site/urls.ts';
import { noteUsage, type Usage } from '../../translating/usage.ts';
import type { Dates } from '../metadata/page-dates.ts';
import { describePage, type PageDescription } from '../metadata/page-description.ts';
import { manifestAddress, webManifest } from '../metadata/web-manifest.ts';
import { renderPage, renderSavedCopyNote } from './render-page.tsx';

export interface RenderedDocument {
  description: PageDescription;
  body: string;
}

/** A style sheet in parts, by the names that Emotion gives them. */
export type StyleRules = Readonly<Record<string, string>>;

export interface RenderedPages {
  documents: RenderedDocument[];
  rules: StyleRules;
  usage: Usage;
}

// `compat` keeps every rule in the cache, where it can be gathered for all pages.
const styleCache = () => Object.assign(createCache({ key: 'office' }), { compat: true });

const rulesOf = ({ inserted }: EmotionCache): StyleRules => Object.fromEntries(Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Some pages in every language, their styles, and which of them reads which texts; `dates` says when each address last changed. */
export async function renderPages(pages: readonly PageId[], dates: Dates): Promise<RenderedPages> {
  const cache = styleCache();
  const documents: RenderedDocument[] = [];
  const { note, usage } = noteUsage();
  for (const language of languageCodes) {
    for (const page of pages) {
      const place = { page, language, changed: dates.get(addressOf(page, language)) };
      const stopNoting = onReading((reading) => note(page, reading));
      const { body, i18n } = await renderPage(place, cache);
      documents.push({ body, description: describePage(place, i18n) });
      stopNoting();
    }
  }
  return { documents, rules: rulesOf(cache), usage: usage() };
}

/** What is made once for each language. */
export interface LanguageFiles {
  /** Web app manifests by address. */
  manifests: Record<string, string>;
  /** The line of saved copies. */
  notes: SavedSite['notes'];
  /** The styles that it needs. */
  rules: StyleRules;
}

export async function renderLanguageFiles(): Promise<LanguageFiles> {
  const cache = styleCache();
  const manifests: Record<string, string> = {};
  const notes: SavedSite['notes'] = {};
  for (const language of languageCodes) {
    const { common } = await loadCopy(language, []);
    manifests[manifestAddress(language)] = webManifest(language, common.office);
    notes[language] = { html: await renderSavedCopyNote(language, cache), months: common.months };
  }
  return { manifests, notes, rules: rulesOf(cache) };
}
