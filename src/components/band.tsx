import { chakra } from '@chakra-ui/react';

/** The woven band between large areas. */
export const Band = chakra('div', {
  base: {
    _print: { display: 'none' },
    height: '1rem',
    backgroundImage: 'url(/weave/band.svg)',
    backgroundRepeat: 'repeat-x',
    backgroundPosition: 'center',
    backgroundSize: 'auto 1rem',
  },
});
