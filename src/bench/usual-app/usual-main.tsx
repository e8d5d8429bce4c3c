/** This site's pages as a single-page app of the same stack is usually built: all pages and words in one bundle, drawn by the browser. */
import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../app.tsx';
import { enhancePage } from '../../enhance/page.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { facts } from '../../i18n/facts.ts';
import { FormatjsNumberFormat } from '../../i18n/formatjs-number-format.ts';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { loadEveryCommon, loadEveryFile } from '../../i18n/load-resources.ts';
import { loadPage, PageRoutes } from '../../pages/page-routes.tsx';
import { addressOf, pageAt } from '../../site/urls.ts';
import { system } from './usual-system.ts';

/** When each address last changed; the build puts them here. */
declare const datesOfPages: Readonly<Record<string, string>>;

const { page, language } = pageAt(location.pathname);
const currentPage = { page, language, changed: datesOfPages[addressOf(page, language)] };
// Each of these stands in the bundle; nothing is fetched.
const [copy, common, english, Page] = await Promise.all([loadEveryFile(language), loadEveryCommon(), loadEveryFile(defaultLanguage), loadPage(page)]);
const i18n = createI18n({
  language,
  copy,
  others: { ...common, [defaultLanguage]: english },
  facts,
  NumberFormat: FormatjsNumberFormat,
  strict: false,
});

document.documentElement.lang = languages[language].tag;
document.title = i18n.t('meta.title', { ns: page });
createRoot(document.getElementById('root') ?? document.body).render(
  <BrowserRouter>
    <App i18n={i18n} styles={createCache({ key: 'office' })} currentPage={currentPage} system={system}>
      <PageRoutes page={page} Page={Page} />
    </App>
  </BrowserRouter>,
);
// What the small script does on prerendered pages, an effect would do here, once the page is drawn.
requestAnimationFrame(() => setTimeout(enhancePage, 0, async () => {}));
