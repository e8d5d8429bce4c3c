import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { WovenStrip } from './woven-strip.tsx';

const Card = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    justifyItems: 'start',
    padding: '2',
    background: 'bg.raised',
    borderWidth: 'hairline',
    borderColor: 'edge',
    borderRadius: 'medium',
  },
});

const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    '& dd': {
      textStyle: 'face',
      fontSize: 'min(2.25rem, 10vw)',
      paddingInline: '1',
      borderRadius: 'small',
      background: 'bg.accentSoft',
      color: 'text.price',
    },
  },
});

const Thread = chakra(WovenStrip, { base: { width: '100%', height: '10px', marginBlock: 'half' } });

/** What was worked out, with what it is. */
interface Figure {
  label: string;
  value: string;
}

interface ResultCardProps {
  title: string;
  figures: readonly Figure[];
  /** What the figures rest on. */
  children?: ReactNode;
}

/** An answer that was worked out: the figures, large, and under a woven line the reasoning. */
export function ResultCard({ title, figures, children }: ResultCardProps) {
  return (
    <Card>
      <chakra.p textStyle="label" color="text.heading">
        {title}
      </chakra.p>
      <Figures>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      <Thread tile="woven-thread" />
      {children}
    </Card>
  );
}
