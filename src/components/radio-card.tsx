import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** Each as wide as a phone, two beside each other where both fit. */
export const optionColumns = 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))';

export const RadioCards = chakra('div', { base: { display: 'grid', gap: '1', gridTemplateColumns: optionColumns } });

/** What makes a label a card to choose; the radio button may stand in it or elsewhere. */
export const RadioLabel = chakra('label', {
  base: {
    minHeight: '3rem',
    paddingBlock: '1',
    background: 'bg.raised',
    layerStyle: 'control',
    borderRadius: 'medium',
    cursor: 'pointer',
  },
});

/** A button or a box, and its words beside it. */
export const besideWords = {
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  cursor: 'pointer',
  '& input': { flex: 'none', width: '1.25rem', height: '1.25rem', accentColor: 'bg.brand' },
} as const;

const Card = chakra(RadioLabel, {
  base: {
    ...besideWords,
    paddingInline: '1.5',
    paddingBlock: 'half',
    '&:has(:checked)': { boxShadow: 'inset 0 0 0 2px {colors.edge.control}' },
  },
});

/** A radio button with its words, as one card to touch. */
export function RadioCard({ children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Card>
      <input type="radio" {...input} />
      {children}
    </Card>
  );
}
