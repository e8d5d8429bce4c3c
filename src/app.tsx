import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PageRoutes } from './routes.tsx';
import type { PageId } from './site/site-map.ts';
import { system } from './theme/system.ts';

export interface AppProps {
  i18n: i18n;
  styles: EmotionCache;
  page: PageId;
  Page: ComponentType;
}

/** The whole app around one page, the same while prerendering, awake and in development. */
export function App({ i18n, styles, page, Page }: AppProps) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <I18nextProvider i18n={i18n}>
          <PageRoutes page={page} Page={Page} />
        </I18nextProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
