/** Renders one page in one language to HTML, and gathers the styles it needs. */
import type { EmotionCache } from '@emotion/react';
import type { i18n } from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import { facts } from '../i18n/facts.ts';
import { FormatjsNumberFormat } from '../i18n/formatjs-number-format.ts';
import type { Language } from '../i18n/languages.ts';
import { loadCopy } from '../i18n/load-copy.ts';
import { pageLoaders } from '../routes.tsx';
import { siteMap, type PageId } from '../site/site-map.ts';
import { addressOf } from '../site/urls.ts';

export interface RenderedPage {
  page: PageId;
  language: Language;
  /** What stands inside `#root`. */
  body: string;
  /** The instance that the page read its words from, for the head. */
  i18n: i18n;
}

/** Throws when the page reads a key or a placeholder that its locale files do not have. */
export async function renderPage(page: PageId, language: Language, styles: EmotionCache): Promise<RenderedPage> {
  const [Page, copy] = await Promise.all([pageLoaders[page](), loadCopy(language, siteMap[page].copy)]);
  const i18n = createI18n({ language, copy, facts, NumberFormat: FormatjsNumberFormat, strict: true });
  const app = (
    <StaticRouter location={addressOf(page, language)}>
      <App i18n={i18n} styles={styles} page={page} Page={Page} />
    </StaticRouter>
  );
  // Only a page that wakes needs React's own marks between texts.
  const body = siteMap[page].live ? renderToString(app) : renderToStaticMarkup(app);
  return { page, language, body, i18n };
}
