import { chakra } from '@chakra-ui/react';
import { Children, isValidElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionIndex } from '../sections/section-index.tsx';
import { useCurrentPage } from '../site/current-page.tsx';
import type { PageId } from '../site/pages.ts';
import { ContactBar, type ContactBarProps } from './contact-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageSuggestion } from '../features/language/language-suggestion.tsx';
import { NoticeList } from '../features/notices/notice-list.tsx';

interface PageLayoutProps extends ContactBarProps {
  /** True where the page is long: its sections that have a fragment and a title are named below the hero. */
  hasIndex?: boolean;
  children: ReactNode;
}

function namedSections(parts: readonly ReactNode[]) {
  return parts
    .filter((part) => isValidElement<{ id?: unknown; title?: unknown }>(part))
    .flatMap(({ props: { id, title } }) =>
      typeof id === 'string' && typeof title === 'string' ? [{ id, title }] : [],
    );
}

/** Where one looks whether the office can be reached today. */
const withNotices: readonly PageId[] = ['home', 'contact'];

/** What every page stands in. */
export function PageLayout({ hasIndex, children, ...bar }: PageLayoutProps) {
  const { t } = useTranslation();
  const [hero, ...parts] = Children.toArray(children);
  const { page } = useCurrentPage();
  return (
    <>
      <chakra.a
        position="absolute"
        zIndex="3"
        left="1"
        top="1"
        display="inline-flex"
        alignItems="center"
        minHeight="target"
        paddingInline="2"
        background="bg.accent"
        color="text.onAccent"
        borderRadius="small"
        css={{ '&:not(:focus)': { transform: 'translateY(-200%)' } }}
        href="#content"
        data-print="no"
      >
        {t('skip')}
      </chakra.a>
      <Header />
      <LanguageSuggestion />
      <main id="content" tabIndex={-1}>
        {withNotices.includes(page) && <NoticeList />}
        {hero}
        {hasIndex && <SectionIndex sections={namedSections(parts)} />}
        {parts}
      </main>
      <Footer />
      <ContactBar {...bar} />
    </>
  );
}
