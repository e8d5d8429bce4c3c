import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../components/use-address.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useCurrentPage } from '../site/current-page.tsx';

/** Where there is no room for it, or no engine that knows whether there is, the menu's own field is enough. */
const Anchor = chakra('a', {
  base: {
    display: 'none',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    color: 'text.heading',
    '@container (min-width: 22.5rem)': { display: 'grid' },
    _print: { display: 'none !important' },
  },
});

/** The sign that leads to the page where all is found. */
export function FindLink() {
  const { t } = useTranslation();
  const address = useAddress();
  const { page } = useCurrentPage();
  return (
    <Anchor href={address('search')} aria-current={page === 'search' ? 'page' : undefined}>
      <Search />
      <VisuallyHidden>{t('navigation.find')}</VisuallyHidden>
    </Anchor>
  );
}
