import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../site/current-page.tsx';
import type { PageId } from '../site/pages.ts';
import { ContactBar, type ContactBarProps } from './contact-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageSuggestion } from './language-suggestion.tsx';
import { Notices } from './notices.tsx';

const Skip = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: '3',
    left: '1',
    top: '1',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: '2',
    background: 'bg.accent',
    color: 'text.onAccent',
    borderRadius: 'small',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

interface PageLayoutProps extends ContactBarProps {
  children: ReactNode;
}

/** Where one looks whether the office can be reached today. */
const withNotices: readonly PageId[] = ['home', 'contact'];

/** What every page stands in. */
export function PageLayout({ children, ...bar }: PageLayoutProps) {
  const { t } = useTranslation();
  const { page } = useCurrentPage();
  return (
    <>
      <Skip href="#content" data-print="no">
        {t('skip')}
      </Skip>
      <Header />
      <LanguageSuggestion />
      <main id="content" tabIndex={-1}>
        {withNotices.includes(page) && <Notices />}
        {children}
      </main>
      <Footer />
      <ContactBar {...bar} />
    </>
  );
}
