/** What everything that React draws stands in: styles, design system, words, place. */
import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { CurrentPageProvider, type CurrentPage } from './site/current-page.tsx';

export interface AppProps {
  i18n: i18n;
  styles: EmotionCache;
  place: CurrentPage;
  system: SystemContext;
  children: ReactNode;
}

/** The same around a whole page, while it is prerendered or in development, and around a region that wakes. */
export function App({ i18n, styles, place, system, children }: AppProps) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <I18nextProvider i18n={i18n}>
          <CurrentPageProvider value={place}>{children}</CurrentPageProvider>
        </I18nextProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
