import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../components/use-address.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useCurrentPage } from '../site/current-page.tsx';

/** On the narrowest screens the menu's own field is enough. */
const Anchor = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    color: 'text.heading',
    '@container (max-width: 22.49rem)': { display: 'none' },
    _print: { display: 'none' },
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
