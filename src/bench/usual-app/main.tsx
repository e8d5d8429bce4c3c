/** This site's pages as a single-page app of the same stack is usually built: all pages and words in one bundle, drawn by the browser. */
import '@fontsource-variable/anek-devanagari';
import '@fontsource-variable/anek-gujarati';
import '@fontsource-variable/anek-latin';
import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../app.tsx';
import type { Namespace } from '../../i18n/copy.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { facts } from '../../i18n/facts.ts';
import { FormatjsNumberFormat } from '../../i18n/formatjs-number-format.ts';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { loadCopy, loadEveryCommon } from '../../i18n/load-copy.ts';
import { pageLoaders, PageRoutes } from '../../routes.tsx';
import { siteMap } from '../../site/site-map.ts';
import { addressOf, pageAt } from '../../site/urls.ts';
import { system } from './system.ts';

const files = Object.keys(import.meta.glob('../../../locales/en/*.json'));
const namespaces = files.map((file) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length)) as Namespace[];

/** When each address last changed; the build puts them here. */
declare const datesOfPages: Readonly<Record<string, string>>;

const { page, language } = pageAt(location.pathname);
const place = { page, language, changed: datesOfPages[addressOf(page, language)] };
// Each of these stands in the bundle; nothing is fetched.
const [copy, common, english, Page] = await Promise.all([loadCopy(place.language, namespaces), loadEveryCommon(), loadCopy(defaultLanguage, namespaces), pageLoaders[place.page]()]);
const i18n = createI18n({ language: place.language, copy, others: { ...common, [defaultLanguage]: english }, facts, NumberFormat: FormatjsNumberFormat, strict: false });

document.documentElement.lang = languages[place.language].tag;
document.title = i18n.t('meta.title', { ns: siteMap[place.page].copy[0] });
createRoot(document.getElementById('root') ?? document.body).render(
  <BrowserRouter>
    <App i18n={i18n} styles={createCache({ key: 'office' })} place={place} system={system}>
      <PageRoutes page={place.page} Page={Page} />
    </App>
  </BrowserRouter>,
);
// What the small script does on the sleeping pages, an effect would do here, once the page is drawn.
requestAnimationFrame(() => setTimeout(() => import('../../asleep/page.ts')));
