import { chakra } from '@chakra-ui/react';

/** The answer in one line. */
export const AnswerTitle = chakra('p', { base: { textStyle: 'item', color: 'text.heading' } });

/** What an answer holds good for, under it. */
export const AnswerNote = chakra('p', {
  base: { paddingInlineStart: '2', borderInlineStartWidth: '4px', borderColor: 'bg.accent' },
});
