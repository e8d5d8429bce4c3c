import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** What makes a label a card to choose; the radio button may stand in it or elsewhere. */
export const RadioLabel = chakra('label', {
  base: {
    minHeight: '3rem',
    paddingBlock: '1',
    background: 'bg.raised',
    borderWidth: 'control',
    borderColor: 'edge',
    borderRadius: 'medium',
    cursor: 'pointer',
  },
});

const Card = chakra(RadioLabel, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    '& input': { flex: 'none', width: '1.25rem', height: '1.25rem', margin: '0', accentColor: 'bg.brand' },
  },
  variants: {
    size: {
      small: {
        paddingInline: '1',
        borderColor: 'edge.control',
        borderRadius: 'small',
        '&:has(:checked)': { boxShadow: 'inset 0 0 0 2px {colors.edge.control}' },
      },
      large: {
        paddingInline: '1.5',
        paddingBlock: 'half',
        '&:focus-within': { borderColor: 'edge.control' },
      },
    },
  },
});

/** A radio button with its words, as one card to touch. */
export function RadioCard({
  size,
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'size' | 'type'> & { size: 'small' | 'large' }) {
  return (
    <Card size={size}>
      <input type="radio" {...input} />
      {children}
    </Card>
  );
}
