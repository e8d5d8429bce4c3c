/** Which page is shown, in which language: known to every part below the route. */
import { createContext, useContext } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { PageId } from './pages.ts';

export interface CurrentPage {
  page: PageId;
  language: Language;
  /** Day of its last change, as year-month-day, where the build knows it: by what has been drawn before it is asked. */
  changed?: () => string | undefined;
  /** What is found on the others, for the page that lists it, and where the browser fetches what it searches. */
  searchable?:
    { entries: readonly { href: string; name: string; lang?: string; page: string }[]; address: string } | undefined;
}

const CurrentPageContext = createContext<CurrentPage | undefined>(undefined);

export const CurrentPageProvider = CurrentPageContext.Provider;

/** The page and language of the route; throws outside of one. */
export function useCurrentPage(): CurrentPage {
  const current = useContext(CurrentPageContext);
  if (!current)
    throw new Error(
      'useCurrentPage is called outside a route. Render the part below a route of src/pages/page-routes.tsx.',
    );
  return current;
}
