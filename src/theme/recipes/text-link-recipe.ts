import { defineRecipe } from '@chakra-ui/react';

/** A link beside text, with a target of full height, unless `size` says that it stands within: underlined. */
export const textLink = defineRecipe({
  base: {
    color: 'text.heading',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    _hover: { textDecorationThickness: '2px' },
    '[data-background="brand"] &': { color: 'text.onBrandAccent' },
  },
  variants: {
    size: {
      inline: {},
      block: { layerStyle: 'target', gap: '1' },
    },
  },
  defaultVariants: { size: 'block' },
});
