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
    isUnconfirmed: {
      true: { textStyle: 'small' },
      false: {
        // Not framed, as what can be tapped is.
        gap: '1',
        _before: {
          content: '""',
          width: '0.5rem',
          height: '0.5rem',
          background: 'currentColor',
          transform: 'rotate(45deg)',
        },
        textStyle: 'sign',
      },
    },
  },
  defaultVariants: { isUnconfirmed: false },
});
