import { chakra } from '@chakra-ui/react';
import type { ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import { chevron } from '../components/chevron.ts';
import { MenuLink } from '../components/menu-link.tsx';
import { PageListItems } from '../components/page-list-items.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { menuItems } from '../site/menu.ts';
import { MenuDisclosure } from './menu-disclosure.tsx';

const Summary = chakra('summary', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    lg: { marginInlineStart: '-0.5rem', paddingInlineStart: '2', justifyItems: 'start' },
    _before: chevron('0.625rem', '3px'),
  },
});

/** The menu, each line of it an `Entry`; the name of a button that opens a submenu says what pressing it will do. */
export function MenuEntries({ Entry, ...submenus }: { Entry: ElementType; 'data-menu'?: '' }) {
  const { t } = useTranslation();
  return menuItems.map(({ page, submenu }) => (
    <Entry key={page}>
      <MenuLink page={page} />
      {submenu && (
        <MenuDisclosure {...submenus}>
          <Summary>
            <VisuallyHidden className="show">{t(`navigation.show.${page}`)}</VisuallyHidden>
            <VisuallyHidden className="hide">{t(`navigation.hide.${page}`)}</VisuallyHidden>
          </Summary>
          <ul>
            <PageListItems pages={submenu} />
          </ul>
        </MenuDisclosure>
      )}
    </Entry>
  ));
}
