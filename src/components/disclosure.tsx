import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';

const Details = chakra('details', {
  base: {
    borderBottomWidth: 'hairline',
    borderColor: 'edge',
    '&[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '3.5rem',
    paddingBlock: '1.5',
    _after: {
      content: '""',
      flex: 'none',
      width: '0.75rem',
      height: '0.75rem',
      marginInlineEnd: 'half',
      borderColor: 'edge.control',
      borderRightWidth: '3px',
      borderBottomWidth: '3px',
      transform: 'translateY(-25%) rotate(45deg)',
      _print: { display: 'none' },
    },
  },
});

const Panel = chakra('div', { base: { paddingBottom: '3', maxWidth: '46rem', scrollMarginTop: '5.5rem' } });

export interface DisclosureProps {
  title: string;
  /** Fragment that opens it: browsers open what a fragment stands in. */
  id?: string | undefined;
  children: ReactNode;
}

/** A heading that opens and closes what stands below it, without a script. */
export function Disclosure({ title, id, children }: DisclosureProps) {
  return (
    <Details>
      <Summary>
        <Heading level={3} variant="label">
          {title}
        </Heading>
      </Summary>
      <Panel id={id}>{children}</Panel>
    </Details>
  );
}
