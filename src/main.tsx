/** The app awake: takes over the prerendered page, or draws it in development. */
import createCache from '@emotion/cache';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { browserNumberFormat } from './i18n/browser-number-format.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { facts } from './i18n/facts.ts';
import { languages } from './i18n/languages.ts';
import { loadCopy } from './i18n/load-copy.ts';
import { pageLoaders } from './routes.tsx';
import { siteMap } from './site/site-map.ts';
import { pageAt } from './site/urls.ts';

const root = document.getElementById('root');
if (!root) {
  throw new Error('index.html has no element with id "root", so the app has no place to start. Put <div id="root"></div> back into its body.');
}

const { page, language } = pageAt(location.pathname);
const [Page, copy, NumberFormat] = await Promise.all([
  pageLoaders[page](),
  loadCopy(language, siteMap[page].copy),
  browserNumberFormat(),
]);
const i18n = createI18n({ language, copy, facts, NumberFormat, strict: import.meta.env.DEV });
const styles = createCache({ key: 'office' });
const app = (
  <BrowserRouter>
    <App i18n={i18n} styles={styles} page={page} Page={Page} />
  </BrowserRouter>
);

if (root.hasChildNodes()) {
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  document.documentElement.lang = languages[language].tag;
  createRoot(root).render(app);
}
