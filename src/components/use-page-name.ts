import { useTranslation } from 'react-i18next';
import { isNamedPage, type PageId } from '../site/pages.ts';

/** Tells the short names of pages in the language of the page that is shown; nothing of a page that has none. */
export function usePageName(): (page: PageId) => string | undefined {
  const { t } = useTranslation();
  return (page) => (isNamedPage(page) ? t(`navigation.${page}`) : undefined);
}
