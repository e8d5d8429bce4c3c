/** Answered questions that fold to a line with their answer, and the button that asks them again. */
import { chakra } from '@chakra-ui/react';
import { textLink } from '../theme/recipes/text-link-recipe.ts';
import { hiddenFromSight } from './visually-hidden.tsx';

/**
 * The line of an answered question: the answer, and the button; what was not chosen is not taken out, so that arrow keys can go on to
 * it.
 */
export const answerLine = {
  position: 'relative',
  layerStyle: 'row',
  '& label:not(:has(:checked))': { ...hiddenFromSight, minHeight: '0' },
  '& input': { ...hiddenFromSight, margin: '0' },
  '& label': {
    minHeight: 'target',
    paddingInline: '0',
    paddingBlock: 'half',
    background: 'transparent',
    borderWidth: '0',
    boxShadow: 'none',
    fontWeight: '700',
  },
  '& button': { display: 'inline-flex' },
} as const;

export const ChangeButton = chakra('button', {
  base: {
    ...textLink.base,
    alignItems: 'center',
    justifyContent: 'flex-end',
    minHeight: 'target',
    minWidth: 'target',
    cursor: 'pointer',
  },
});
