import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '../components/visually-hidden.tsx';

const Summary = chakra('summary', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    lg: { marginInlineStart: '-0.5rem' },
    _before: {
      content: '""',
      width: '0.625rem',
      height: '0.625rem',
      borderColor: 'edge.control',
      borderRightWidth: '3px',
      borderBottomWidth: '3px',
      transform: 'translateY(-25%) rotate(45deg)',
    },
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
