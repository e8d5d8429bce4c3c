import type { EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { createI18n } from '../i18n/create-i18n.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { loadFiles, loadResources } from '../i18n/load-resources.ts';
import { loadNumberFormat } from '../i18n/number-format.ts';
import type { CurrentPage } from '../site/current-page.tsx';
import { Providers } from './providers.tsx';
import { islandNamed } from './registry.ts';

interface DrawnIsland {
  name: string;
  subject: string;
  currentPage: CurrentPage;
  styles: EmotionCache;
}

/** What React draws in the island, the same when it is prerendered and when it hydrates. */
export async function drawIsland({ name, subject, currentPage, styles }: DrawnIsland): Promise<ReactNode> {
  const island = islandNamed(name);
  const { language } = currentPage;
  const english = language === defaultLanguage ? undefined : island.inEnglish?.(subject);
  const [Component, loaded, others, figures, NumberFormat, { islandSystem }] = await Promise.all([
    island.load().then((file) => Object.values(file)[0]),
    loadResources(language, island.namespaces(subject)),
    english && loadFiles(defaultLanguage, english).then((files) => ({ [defaultLanguage]: files })),
    island.showsNoAmount ? undefined : import('../facts/figures.json').then(({ default: all }) => all),
    island.showsNoAmount ? Intl.NumberFormat : loadNumberFormat(),
    import('../theme/island-system.ts'),
  ]);
  const i18n = createI18n({ language, loaded, others, figures, NumberFormat });
  return (
    <Providers i18n={i18n} styles={styles} currentPage={currentPage} system={islandSystem}>
      {Component && <Component subject={subject} />}
    </Providers>
  );
}
