import { addressOf } from '../site/urls.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import type { PageId } from '../site/pages.ts';

/** Makes addresses of pages in the language of the page that is shown. */
export function useAddress(): (page: PageId) => string {
  const { language } = useCurrentPage();
  return (page) => addressOf(page, language);
}
