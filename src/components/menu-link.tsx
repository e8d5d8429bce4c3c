import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../site/current-page.tsx';
import { pageName, type PageId } from '../site/pages.ts';
import { useAddress } from './use-address.ts';

/** A link of a menu. */
export const MenuAnchor = chakra('a', {
  base: {
    layerStyle: 'target',
    textUnderlineOffset: '0.3em',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: '700', textDecoration: 'underline', textDecorationThickness: '3px' },
  },
});

/** A menu link to a page by its short name, marked when it is the page that is shown. */
export function MenuLink({ page }: { page: PageId }) {
  const address = useAddress();
  const current = useCurrentPage();
  const { t } = useTranslation();
  return (
    <MenuAnchor href={address(page)} aria-current={page === current.page ? 'page' : undefined}>
      {pageName(t, page)}
    </MenuAnchor>
  );
}
