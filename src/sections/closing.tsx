import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { Heading } from '../components/heading.tsx';
import { Contained, Stack } from '../components/layout.tsx';

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    // On phones the buttons share the line.
    mdDown: { width: '100%', '& > a': { flex: '1 1 auto', paddingInline: '1.5' } },
  },
});

interface ClosingProps {
  title: string;
  /** What stands under the words. */
  beside?: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

/** The last word of a page: one question and the thing to do. */
export function Closing({ title, beside, children }: ClosingProps) {
  return (
    <div data-print="no">
      <Band />
      <Contained
        as="section"
        data-background="brand"
        background="bg.brand"
        color="text.onBrand"
        paddingBlock={{ base: '2', lg: '5' }}
      >
        <Stack
          gap={{ base: '1.5', lg: '4' }}
          justifyItems="start"
          gridTemplateColumns={{ lg: '1fr auto' }}
          alignItems={{ lg: 'center' }}
        >
          <Stack>
            <Heading level={2} variant="item">
              {title}
            </Heading>
            {beside}
          </Stack>
          <Actions>{children}</Actions>
        </Stack>
      </Contained>
    </div>
  );
}
