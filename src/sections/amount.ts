import { chakra } from '@chakra-ui/react';

/** A price: on marigold, so that no red warns where nothing is wrong. */
export const Amount = chakra('span', {
  base: {
    paddingInline: '1',
    borderRadius: 'small',
    background: 'bg.accentSoft',
    color: 'text.price',
    // On one line of a phone; where it must break, each line keeps its own ground.
    textStyle: 'sign',
    boxDecorationBreak: 'clone',
    _highContrast: { padding: '0' },
  },
});
