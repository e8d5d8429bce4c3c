import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { CurrentPageProvider, type CurrentPage } from '../site/current-page.tsx';

interface ProvidersProps {
  i18n: i18n;
  styles: EmotionCache;
  currentPage: CurrentPage;
  system: SystemContext;
  children: ReactNode;
}

/**
 * Style, words and place: the same around a whole page, while it is prerendered or in development, and around an island
 * that hydrates.
 */
export function Providers({ i18n, styles, currentPage, system, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <I18nextProvider i18n={i18n}>
          <CurrentPageProvider value={currentPage}>{children}</CurrentPageProvider>
        </I18nextProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
