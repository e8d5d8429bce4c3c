/** Renders one page in one language, and gathers the styles it needs. */
import type { EmotionCache } from '@emotion/react';
import type { i18n } from 'i18next';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import { drawIsland } from '../../islands/draw-island.tsx';
import { Providers } from '../../islands/providers.tsx';
import { islandNamed } from '../../islands/registry.ts';
import { CachedPageNote } from '../../layouts/cached-page-note.tsx';
import { loadPage, PageRoutes } from '../../pages/page-routes.tsx';
import type { CurrentPage } from '../../site/current-page.tsx';
import { addressOf } from '../../site/urls.ts';
import { system } from '../../theme/system.ts';

/** What stands inside `#root`. Throws when the page reads a key or a placeholder that its locale files do not have. */
export async function renderPage(currentPage: CurrentPage, i18n: i18n, styles: EmotionCache) {
  const { page, language } = currentPage;
  const Page = await loadPage(page);
  const body = renderToStaticMarkup(
    <StaticRouter location={addressOf(page, language)}>
      <Providers i18n={i18n} styles={styles} currentPage={currentPage} system={system}>
        <PageRoutes page={page} Page={Page} />
      </Providers>
    </StaticRouter>,
  );
  return fillIslands(body, currentPage, styles);
}

/** HTML of the line that the service worker puts above saved copies of pages in a language. */
export function renderCachedPageNote(language: Language, i18n: i18n, styles: EmotionCache): string {
  return renderToStaticMarkup(
    <Providers i18n={i18n} styles={styles} currentPage={{ page: 'offline', language }} system={system}>
      <CachedPageNote />
    </Providers>,
  );
}

/** Renders each island into its place, as React expects to find it when it hydrates. */
async function fillIslands(body: string, currentPage: CurrentPage, styles: EmotionCache) {
  const root = parse(body);
  // Lucide names each icon in its class, which no style speaks of and which would travel with every page.
  for (const icon of root.querySelectorAll('svg.lucide')) {
    if (icon.classNames.split(' ').every((name) => name.startsWith('lucide'))) icon.removeAttribute('class');
  }
  const words: string[] = [];
  for (const element of root.querySelectorAll('[data-island]')) {
    const [name = '', subject = ''] = [element.getAttribute('data-island'), element.getAttribute('data-subject')];
    const island = islandNamed(name);
    const read = { [defaultLanguage]: island.inEnglish, [currentPage.language]: island.namespaces };
    for (const [language, namespacesOf] of Object.entries(read))
      words.push(...(namespacesOf?.(subject) ?? []).map((name) => `${language}/${name}`));
    const tree = await drawIsland({ name, subject, currentPage, styles });
    // With its comments, by which React tells texts apart.
    element.set_content(renderToString(tree, { identifierPrefix: `${element.getAttribute('data-fallback')}-` }), {
      comment: true,
    });
  }
  // Where nothing is drawn later, only what stands there wants a tile of the weave.
  if (!root.querySelector('[data-island]')) {
    for (const tile of root.querySelectorAll('pattern[id^="woven"]'))
      if (!root.querySelector(`[fill="url(#${tile.id})"]`)) tile.remove();
  }
  return { root, words };
}
