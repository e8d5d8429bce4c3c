import { defineRecipe } from '@chakra-ui/react';

/** What visitors type into: a line, several lines or a choice; `aria-invalid` marks the one to fix. */
export const field = defineRecipe({
  base: {
    // Left as it is where a browser makes pages dark by itself: it would leave the edge no contrast.
    colorScheme: 'only light',
    width: '100%',
    minHeight: '3rem',
    paddingInline: '1.5',
    paddingBlock: '1',
    background: 'bg.raised',
    color: 'text',
    borderWidth: 'control',
    borderStyle: 'solid',
    borderColor: 'edge.control',
    borderRadius: 'small',
    // Below 16 px an iPhone zooms the page when the field is touched.
    textStyle: 'body',
    '&[aria-invalid="true"]': { borderColor: 'edge.error', boxShadow: 'inset 0 -3px 0 {colors.edge.error}' },
  },
});
