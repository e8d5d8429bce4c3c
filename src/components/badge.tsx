import { chakra } from '@chakra-ui/react';

/** A short claim or promise in a line of its own, quieter than a button. */
export const Badge = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: '1.5',
    paddingBlock: 'half',
    borderRadius: 'small',
    borderWidth: 'control',
    borderColor: 'currentColor',
    color: 'text.onBrandAccent',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: '1rem',
    lineHeight: 'var(--leading-heading)',
  },
});
