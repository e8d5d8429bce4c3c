import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { I18nextProvider } from 'react-i18next';
import { islandTree, type DrawIsland, type ProvidersProps } from './islands/island-tree.tsx';
import { CurrentPageProvider } from './site/current-page.tsx';

/**
 * The providers of style, words and place: the same around a whole page, while it is prerendered or in development, and
 * around an island that hydrates.
 */
export function App({ i18n, styles, currentPage, system, children }: ProvidersProps) {
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

/** An island within its providers, ready to be rendered or hydrated. */
export const drawIsland: DrawIsland = (options) => islandTree({ ...options, Providers: App });
