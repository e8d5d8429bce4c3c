import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { besideWords } from '../../components/radio-card.tsx';

const Box = chakra('label', { base: { ...besideWords, minHeight: 'target' } });

/** A box to tick, with its words. */
export function Tick({ label, ...box }: ComponentProps<'input'> & { label: string }) {
  return (
    <Box>
      <input type="checkbox" {...box} />
      {label}
    </Box>
  );
}
