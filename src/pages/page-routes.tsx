/** Every page of every language at its address. */
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { languageCodes, languages } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';

/** Components of pages, found by their place: each `<id>-page.tsx` exports one. */
const files = import.meta.glob<Record<string, ComponentType>>('./*-page.tsx');

/** Loads the component of a page; throws when its file is missing or exports none. */
export async function loadPage(page: PageId): Promise<ComponentType> {
  const file = `${page}-page.tsx`;
  const [Page] = Object.values((await files[`./${file}`]?.()) ?? {});
  if (!Page)
    throw new Error(
      `src/pages/${file} exports no component, so the page "${page}" of src/site/pages.ts would be empty. Write it there, or take the page's line away.`,
    );
  return Page;
}

/** The loaded page at its address in each language; the not-found page answers whatever is below a front door. */
export function PageRoutes({ page, Page }: { page: PageId; Page: ComponentType }) {
  return (
    <Routes>
      {languageCodes.map((language) => (
        <Route
          key={language}
          path={page === 'not-found' ? `${languages[language].prefix}/*` : addressOf(page, language)}
          element={<Page />}
        />
      ))}
    </Routes>
  );
}
