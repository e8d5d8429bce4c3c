import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../site/current-page.tsx';
import { pageEntries, type PageId } from '../site/pages.ts';
import { useAddress } from './use-address.ts';

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    minWidth: 'target',
    textUnderlineOffset: '0.3em',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: '700', textDecoration: 'underline', textDecorationThickness: '3px' },
  },
});

/** A menu link to a page by its short name, marked when it is the page that is shown. */
export function PageLink({ page }: { page: PageId }) {
  const { t } = useTranslation();
  const address = useAddress();
  const current = useCurrentPage();
  const name = pageEntries[page].name;
  return (
    <Anchor href={address(page)} aria-current={page === current.page ? 'page' : undefined}>
      {name && t(`navigation.${name}`)}
    </Anchor>
  );
}
