import type { SystemContext } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/react';
import type { i18n as I18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { createI18n } from '../i18n/create-i18n.ts';
import { facts } from '../i18n/facts.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { loadFiles, loadResources } from '../i18n/load-resources.ts';
import { NoNumberFormat, type NumberFormatConstructor } from '../i18n/rupees.ts';
import type { CurrentPage } from '../site/current-page.tsx';
import { namespacesOf } from './island-entry.ts';
import { islandNamed } from './registry.ts';

/** What everything that React draws stands in. */
export interface ProvidersProps {
  i18n: I18n;
  styles: EmotionCache;
  currentPage: CurrentPage;
  system: SystemContext;
  children: ReactNode;
}

interface IslandTreeOptions {
  name: string;
  subject: string;
  Providers: ComponentType<ProvidersProps>;
  currentPage: CurrentPage;
  styles: EmotionCache;
  numberFormat: () => NumberFormatConstructor | Promise<NumberFormatConstructor>;
  strict: boolean;
}

/** `islandTree` with the providers known: what entries hand over. */
export type DrawIsland = (options: Omit<IslandTreeOptions, 'Providers'>) => Promise<ReactNode>;

/** What React draws in the island, the same when it is prerendered and when it hydrates. */
export async function islandTree({
  name,
  subject,
  Providers,
  currentPage,
  styles,
  numberFormat,
  strict,
}: IslandTreeOptions): Promise<ReactNode> {
  const island = islandNamed(name);
  const { language } = currentPage;
  const isTranslated = language !== defaultLanguage;
  const [Component, loaded, english, figures, NumberFormat, { islandSystem }] = await Promise.all([
    island.load().then((file) => Object.values(file)[0]),
    loadResources(language, namespacesOf(island.namespaces, subject)),
    island.inEnglish && isTranslated ? loadFiles(defaultLanguage, namespacesOf(island.inEnglish, subject)) : undefined,
    island.showsNoAmount ? undefined : import('../facts/figures.json').then(({ default: all }) => all),
    island.showsNoAmount ? NoNumberFormat : numberFormat(),
    import('../theme/island-system.ts'),
  ]);
  const i18n = createI18n({
    language,
    loaded,
    others: english && { [defaultLanguage]: english },
    facts,
    figures,
    NumberFormat,
    strict,
  });
  return (
    <Providers i18n={i18n} styles={styles} currentPage={currentPage} system={islandSystem}>
      {Component && <Component subject={subject} />}
    </Providers>
  );
}

/** Prefix of the ids that React makes in an island, so that those of two islands never meet. */
export function identifierPrefixOf(name: string, subject: string): string {
  return `${name}-${subject}-`;
}
