import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { chevron } from '../components/chevron.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import type { PageWithSubmenu } from '../site/menu.ts';

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

/** The button of a submenu; its name says what pressing it will do. */
export function SubmenuToggle({ page }: { page: PageWithSubmenu }) {
  const { t } = useTranslation();
  return (
    <Summary>
      <VisuallyHidden className="show">{t(`navigation.show.${page}`)}</VisuallyHidden>
      <VisuallyHidden className="hide">{t(`navigation.hide.${page}`)}</VisuallyHidden>
    </Summary>
  );
}
