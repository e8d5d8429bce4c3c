/** What `npm run dev` shows: the page at the address, every island hydrated. */
import createCache from '@emotion/cache';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { enhancePage } from './enhance/page.ts';
import { entriesOf } from './features/find/entries.ts';
import { writtenEntries } from './features/find/written-entries.ts';
import { everyWord } from './i18n/every-word.ts';
import { languages } from './i18n/languages.ts';
import { loadNumberFormat } from './i18n/number-format.ts';
import { drawIsland } from './islands/draw-island.tsx';
import { hydrateIsland } from './islands/hydrate.tsx';
import { Providers } from './islands/providers.tsx';
import { loadPage, PageRoutes } from './pages/page-routes.tsx';
import { pageIds } from './site/pages.ts';
import { pageAt } from './site/urls.ts';
import { system } from './theme/system.ts';

const root = document.getElementById('root');
if (!root)
  throw new Error(
    'The page has no element with id "root", so the app has no place to start. Put <div id="root"></div> back into index.html.',
  );

const { page, language } = pageAt(location.pathname);

const Page = await loadPage(page);
const i18n = await everyWord(language, await loadNumberFormat());
const all = entriesOf(i18n, pageIds);
const address = URL.createObjectURL(new Blob([writtenEntries(all)]));
const currentPage = { page, language, searchable: { entries: all.entries, address } };
document.documentElement.lang = languages[language].tag;
document.title = i18n.t('meta.title', { ns: page });
flushSync(() =>
  createRoot(root).render(
    <BrowserRouter>
      <Providers i18n={i18n} styles={createCache({ key: 'office' })} currentPage={currentPage} system={system}>
        <PageRoutes page={page} Page={Page} />
      </Providers>
    </BrowserRouter>,
  ),
);
// React draws as children what HTML holds as the content of a template.
for (const template of root.querySelectorAll('template')) template.content.append(...template.childNodes);
for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) await hydrateIsland(island, drawIsland);
// In built pages they stand in the HTML, with those that only parts asleep and visitors of another language need.
await import('./enhance/head-script.ts');
await import('./features/language/suggest-language.ts');
await import('./features/notices/enhance.ts');
await import('./features/our-home/enhance.ts');
enhancePage();
