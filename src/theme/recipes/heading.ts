import { defineRecipe } from '@chakra-ui/react';

/** Headings by their role on the page, whatever their level. */
export const heading = defineRecipe({
  base: { color: 'text.heading', '[data-ground="brand"] &': { color: 'text.onBrand' } },
  variants: {
    look: {
      title: { textStyle: 'title' },
      section: { textStyle: 'section' },
      item: { textStyle: 'item' },
      label: { textStyle: 'label' },
    },
  },
});
