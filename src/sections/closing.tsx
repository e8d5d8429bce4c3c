import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { Heading } from '../components/heading.tsx';
import { Container, Stack } from '../components/layout.tsx';

/** The last word of a page: one question, with what stands beside its words, and the ways on. */
export function Closing({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  return (
    <div data-print="no">
      <Band />
      <Container
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
          {/* On phones the buttons share the line. */}
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="1.5"
            css={{ mdDown: { width: '100%', '& > a': { flex: '1 1 auto', paddingInline: '1.5' } } }}
          >
            {children}
          </chakra.div>
        </Stack>
      </Container>
    </div>
  );
}
