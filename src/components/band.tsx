import { chakra } from '@chakra-ui/react';
import { weaveAddress } from '../theme/weave-address.ts';

/** The woven band between large areas. */
export const Band = chakra('div', {
  base: {
    _print: { display: 'none' },
    height: '1rem',
    backgroundImage: `url(${weaveAddress('band')})`,
    backgroundRepeat: 'repeat-x',
    backgroundPosition: 'center',
    backgroundSize: '1.5rem 1rem',
  },
});
