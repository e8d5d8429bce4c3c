import createCache from '@emotion/cache';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { browserNumberFormat } from './i18n/browser-number-format.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { facts } from './i18n/facts.ts';
import { languages } from './i18n/languages.ts';
import { loadCopy, loadEveryCommon } from './i18n/load-copy.ts';
import { wakeRegion } from './live/wake-region.tsx';
import { pageLoaders, PageRoutes } from './routes.tsx';
import { siteMap } from './site/site-map.ts';
import { pageAt } from './site/urls.ts';
import { system } from './theme/system.ts';

/** Draws the page at the address in the browser, every region awake: what `npm run dev` shows. */
export async function drawPage(root: HTMLElement): Promise<void> {
  const place = pageAt(location.pathname);
  const [Page, copy, others, NumberFormat] = await Promise.all([
    pageLoaders[place.page](),
    loadCopy(place.language, siteMap[place.page].copy),
    loadEveryCommon(),
    browserNumberFormat(),
  ]);
  const i18n = createI18n({ language: place.language, copy, others, facts, NumberFormat, strict: true });
  document.documentElement.lang = languages[place.language].tag;
  const showTitle = () => {
    document.title = i18n.t('meta.title', { ns: siteMap[place.page].copy[0] });
  };
  showTitle();
  i18n.store.on('added', showTitle);
  flushSync(() =>
    createRoot(root).render(
      <BrowserRouter>
        <App i18n={i18n} styles={createCache({ key: 'office' })} place={place} system={system}>
          <PageRoutes page={place.page} Page={Page} />
        </App>
      </BrowserRouter>,
    ),
  );
  for (const host of root.querySelectorAll<HTMLElement>('[data-live]')) await wakeRegion(host);
  await import('./asleep/page.ts');
}
