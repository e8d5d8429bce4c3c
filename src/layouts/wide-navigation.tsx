import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MenuEntries } from './menu-entries.tsx';

const Menu = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    fontSize: '1rem',
    // Beside the name, which leads home, it is left out where there is no room for both.
    xlDown: { '& > :first-of-type': { display: 'none' } },
  },
});

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    position: 'relative',
    // Links and buttons reach into the room between the entries, which is the same from word or sign to word.
    '& > a': { minWidth: '0', paddingInlineStart: '1.5', marginInlineStart: '-0.75rem' },
    '& > a:last-child': { paddingInlineEnd: '1.5', marginInlineEnd: '-0.75rem' },
    '& > a:not(:last-child)': { minWidth: 'target' },
    '& > details': { marginInlineEnd: '-1.125rem' },
    '& ul': {
      position: 'absolute',
      zIndex: '2',
      top: '100%',
      insetInlineStart: '-1rem',
      minWidth: '14rem',
      padding: '1',
      paddingInline: '2',
      background: 'bg.raised',
      layerStyle: 'control',
      borderRadius: 'small',
    },
    '& ul a': { display: 'flex', whiteSpace: 'nowrap' },
  },
});

/** The menu of wide screens: links, some with a submenu that opens on its own button. */
export function WideNavigation() {
  const { t } = useTranslation();
  return (
    <chakra.nav
      display={{ base: 'none', lg: 'block' }}
      marginInlineStart={{ lg: '1' }}
      marginInlineEnd={{ lg: 'auto' }}
      aria-label={t('navigation.label')}
    >
      <Menu>
        <MenuEntries Entry={Item} data-menu="" />
      </Menu>
    </chakra.nav>
  );
}
