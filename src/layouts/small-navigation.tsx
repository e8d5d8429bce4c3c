import { chakra } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PhoneLink } from '../components/contact-links.tsx';
import { OpeningHours } from '../components/opening-hours.tsx';
import { Row } from '../components/layout.tsx';
import { FindForm } from '../features/find/find-form.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { MenuDisclosure } from './menu-disclosure.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { media } from '../theme/media.ts';

const Panel = chakra('nav', {
  base: {
    position: 'absolute',
    zIndex: '2',
    insetInline: '0',
    top: '100%',
    paddingInline: 'gutter',
    paddingBlock: '1',
    background: 'bg',
    borderBottomWidth: '3px',
    borderColor: 'edge.control',
    // Down over the bar at the foot of phones.
    [media.barAtFoot]: { minHeight: '100vh' },
  },
});

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    layerStyle: 'row',
    '& > a': { flex: '1' },
    '& > details[open]': { flexBasis: '100%', '& > summary': { marginInlineStart: 'auto', marginTop: '-2.75rem' } },
    '& ul a': { display: 'flex', paddingInlineStart: '2' },
  },
});

/** The menu of small screens: opens under the header, its submenus collapse. */
export function SmallNavigation() {
  const { t } = useTranslation();
  return (
    <MenuDisclosure data-menu="" display={{ lg: 'none', _print: 'none' }}>
      <chakra.summary
        display="grid"
        placeItems="center"
        width="target"
        height="target"
        layerStyle="control"
        borderRadius="small"
        color="text.heading"
      >
        <span className="show">
          <Menu />
          <VisuallyHidden>{t('navigation.open')}</VisuallyHidden>
        </span>
        <span className="hide">
          <X aria-hidden="true" />
          <VisuallyHidden>{t('navigation.close')}</VisuallyHidden>
        </span>
      </chakra.summary>
      <Panel aria-label={t('navigation.small')}>
        <FindForm />
        <ul>
          <MenuEntries Entry={Item} />
        </ul>
        <Row as="p" textStyle="small">
          <PhoneLink />
          <span>
            <OpeningHours />
          </span>
        </Row>
      </Panel>
    </MenuDisclosure>
  );
}
