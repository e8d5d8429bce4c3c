/** Answered questions that fold to a line with their answer, and the button that asks them again. */
import { chakra } from '@chakra-ui/react';
import { textLink } from '../theme/recipes/text-link.ts';
import { hiddenFromSight } from './visually-hidden.tsx';

/** In a folded question what was not chosen; not taken out, so that arrow keys can go on to it. */
export const withoutOtherAnswers = {
  '& label:not(:has(:checked))': { ...hiddenFromSight, minHeight: '0' },
  '& input': { ...hiddenFromSight, margin: '0' },
};

export const ChangeButton = chakra('button', {
  base: {
    ...textLink.base,
    alignItems: 'center',
    justifyContent: 'end',
    minHeight: 'target',
    minWidth: 'target',
    cursor: 'pointer',
  },
});
