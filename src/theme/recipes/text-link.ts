import { defineRecipe } from '@chakra-ui/react';

/** A link within or beside text: underlined, with a target of full height. */
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
      block: { display: 'inline-flex', alignItems: 'center', minHeight: 'target', minWidth: 'target', gap: '1' },
    },
  },
  defaultVariants: { size: 'inline' },
});
