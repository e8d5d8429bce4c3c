/** Renders one page in one language to HTML, and gathers the styles it needs. */
import type { EmotionCache } from '@emotion/react';
import type { i18n } from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../app.tsx';
import { createI18n } from '../../i18n/create-i18n.ts';
import { facts } from '../../i18n/facts.ts';
import { FormatjsNumberFormat } from '../../i18n/formatjs-number-format.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadCopy, loadEveryCommon } from '../../i18n/load-copy.ts';
import { SavedCopyNote } from '../../layouts/saved-copy-note.tsx';
import { identifierPrefixOf, regionTree } from '../../live/region-tree.tsx';
import { isRegion } from '../../live/regions.ts';
import { pageLoaders, PageRoutes } from '../../routes.tsx';
import type { CurrentPage } from '../../site/current-page.tsx';
import { siteMap } from '../../site/site-map.ts';
import { addressOf } from '../../site/urls.ts';
import { system } from '../../theme/system.ts';

export interface RenderedPage {
  /** What stands inside `#root`. */
  body: string;
  /** The instance that the page read its words from, for the head. */
  i18n: i18n;
}

/** Throws when the page reads a key or a placeholder that its locale files do not have. */
export async function renderPage(place: CurrentPage, styles: EmotionCache): Promise<RenderedPage> {
  const { page, language } = place;
  const [Page, copy, others] = await Promise.all([pageLoaders[page](), loadCopy(language, siteMap[page].copy), loadEveryCommon()]);
  const i18n = createI18n({ language, copy, others, facts, NumberFormat: FormatjsNumberFormat, strict: true });
  const body = renderToStaticMarkup(
    <StaticRouter location={addressOf(page, language)}>
      <App i18n={i18n} styles={styles} place={place} system={system}>
        <PageRoutes page={page} Page={Page} />
      </App>
    </StaticRouter>,
  );
  return { body: await fillRegions(body, place, styles), i18n };
}

/** HTML of the line that the service worker puts above saved copies of pages in a language. */
export async function renderSavedCopyNote(language: Language, styles: EmotionCache): Promise<string> {
  const place: CurrentPage = { page: 'offline', language };
  const i18n = createI18n({ language, copy: await loadCopy(language, ['offline']), facts, NumberFormat: FormatjsNumberFormat, strict: true });
  return renderToStaticMarkup(
    <App i18n={i18n} styles={styles} place={place} system={system}>
      <SavedCopyNote />
    </App>,
  );
}

/** Just inside a `LiveRegion` as React writes it, which escapes `<` and `>` in attributes. */
const emptyRegion = /(?<=<div data-live="([^"]+)" data-subject="([^"]*)"[^>]*>)(?=<\/div>)/g;

/** Renders each live region into its place, as React expects to find it when it wakes. */
async function fillRegions(body: string, place: CurrentPage, styles: EmotionCache): Promise<string> {
  const contents: string[] = [];
  for (const [, name, subject = ''] of body.matchAll(emptyRegion)) {
    if (!isRegion(name)) throw new Error(`A page has a region "${name}" that src/live/regions.ts does not name, so it could never wake. Name it there.`);
    const region = await regionTree({ name, subject, place, styles, numberFormat: () => FormatjsNumberFormat, strict: true });
    contents.push(renderToString(region, { identifierPrefix: identifierPrefixOf(name, subject) }));
  }
  return body.replace(emptyRegion, () => contents.shift() ?? '');
}
