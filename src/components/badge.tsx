import { chakra } from '@chakra-ui/react';

/** A short claim or promise in a line of its own, quieter than a button. */
export const Badge = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    color: 'text.onBrandAccent',
  },
  variants: {
    // A promise that nobody has confirmed is made quietly.
    isOpen: {
      true: { textStyle: 'small' },
      false: {
        paddingInline: '1.5',
        paddingBlock: 'half',
        borderRadius: 'small',
        borderWidth: 'control',
        borderColor: 'currentColor',
        fontFamily: 'heading',
        fontWeight: '700',
        fontSize: '1rem',
        lineHeight: 'var(--leading-heading)',
      },
    },
  },
  defaultVariants: { isOpen: false },
});
