import { chakra } from '@chakra-ui/react';

/** A part of the menu that opens and closes; its button's name says what pressing it will do. */
export const MenuDisclosure = chakra('details', {
  base: {
    '&[open] > summary .show': { display: 'none' },
    '&:not([open]) > summary .hide': { display: 'none' },
  },
});
