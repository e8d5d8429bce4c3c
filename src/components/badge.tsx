import { chakra } from '@chakra-ui/react';

/** A short claim on marigold, a price or a promise, with its footnote a tap away. */
export const Badge = chakra('p', {
  base: {
    display: 'inline-flex',
    // The footnote's link stands below: beside the claim it would move when the claim's letters arrive.
    flexDirection: 'column',
    alignItems: 'flex-start',
    rowGap: 'half',
    paddingInline: '1.5',
    paddingBlock: 'half',
    borderRadius: 'small',
    background: 'bg.accent',
    color: 'text.onAccent',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: '1rem',
    lineHeight: 'var(--leading-heading)',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      fontFamily: 'body',
      fontWeight: '400',
      fontSize: '0.9375rem',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
    '&:has(a)': { paddingBlockStart: '2' },
    '& :focus-visible': { outlineColor: 'text.onAccent', outlineOffset: '0' },
  },
});
