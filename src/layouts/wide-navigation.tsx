import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../components/page-link.tsx';
import { PageListItems } from '../components/page-list-items.tsx';
import { MenuDisclosure } from './menu-disclosure.tsx';
import { menuItems } from '../site/menu.ts';
import { SubmenuToggle } from './submenu-toggle.tsx';

const Navigation = chakra('nav', { base: { display: 'none', lg: { display: 'block' } } });

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    // From there on the number of the office takes the room.
    '@media (min-width: 80em) and (max-width: 95.99em)': { columnGap: '2' },
  },
});

const Entry = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    position: 'relative',
    '& > a': { justifyContent: 'center', '&:not(:last-child)': { justifyContent: 'flex-end' } },
  },
});

const Submenu = chakra('ul', {
  base: {
    position: 'absolute',
    zIndex: '2',
    top: '100%',
    insetInlineStart: '-1rem',
    minWidth: '14rem',
    padding: '1',
    paddingInline: '2',
    background: 'bg.raised',
    borderWidth: 'control',
    borderColor: 'edge.control',
    borderRadius: 'small',
    '& a': { display: 'flex', whiteSpace: 'nowrap' },
  },
});

/** The menu of wide screens: links, two of them with a submenu that opens on its own button. */
export function WideNavigation() {
  const { t } = useTranslation();
  return (
    <Navigation aria-label={t('navigation.label')}>
      <List>
        {menuItems.map(({ page, submenu }) => (
          <Entry key={page}>
            <PageLink page={page} />
            {submenu && (
              <MenuDisclosure data-menu="">
                <SubmenuToggle show={t(`navigation.${submenu.show}`)} hide={t(`navigation.${submenu.hide}`)} />
                <Submenu>
                  <PageListItems pages={submenu.pages} />
                </Submenu>
              </MenuDisclosure>
            )}
          </Entry>
        ))}
      </List>
    </Navigation>
  );
}
