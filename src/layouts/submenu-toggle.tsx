import { chakra } from '@chakra-ui/react';
import { chevron } from '../components/chevron.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';

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
export function SubmenuToggle({ show, hide }: { show: string; hide: string }) {
  return (
    <Summary>
      <VisuallyHidden className="show">{show}</VisuallyHidden>
      <VisuallyHidden className="hide">{hide}</VisuallyHidden>
    </Summary>
  );
}
