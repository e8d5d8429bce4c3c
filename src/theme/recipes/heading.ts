import { defineRecipe } from '@chakra-ui/react';

/** Headings by their role on the page, whatever their level. */
export const heading = defineRecipe({
  base: { color: 'text.heading', '[data-background="brand"] &': { color: 'text.onBrand' } },
  variants: {
    variant: {
      title: { textStyle: 'title' },
      section: { textStyle: 'section' },
      item: { textStyle: 'item' },
      label: { textStyle: 'label' },
    },
  },
});
