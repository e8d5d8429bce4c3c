import { useTranslation } from 'react-i18next';
import { pageEntries, type PageId } from '../site/pages.ts';

/** Tells the short names of pages in the language of the page that is shown; nothing of a page that has none. */
export function usePageName(): (page: PageId) => string | undefined {
  const { t } = useTranslation();
  return (page) => {
    const { name } = pageEntries[page];
    return name && t(`navigation.${name}`);
  };
}
