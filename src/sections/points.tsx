import { chakra } from '@chakra-ui/react';
import { Heading } from '../components/heading.tsx';
import { Sentence } from '../components/sentence.tsx';
import { Section, type SectionProps } from '../components/section.tsx';

const PointList = chakra('div', {
  base: {
    display: 'grid',
    layerStyle: 'ruled',
    lg: { gridAutoFlow: 'column', gridAutoColumns: '1fr', columnGap: '4' },
    _print: { gridAutoFlow: 'column', gridAutoColumns: '1fr', columnGap: '2' },
  },
});

const Point = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: 'half',
    paddingBlock: '1.5',
    borderColor: 'edge',
    '& + &': { borderTopWidth: 'hairline', _print: { borderTopWidth: '0' } },
    _print: { paddingBlock: '1' },
    lgDown: { _last: { paddingBottom: '0' } },
    lg: { gap: '1', paddingTop: '2', paddingBottom: '0', '& + &': { borderTopWidth: '0' } },
  },
});

/** Things to weigh, side by side under one rule. */
export function Points({ items, ...frame }: SectionProps & { items: { id?: string; title: string; body: string }[] }) {
  return (
    <Section {...frame}>
      <PointList>
        {items.map((item) => (
          <Point key={item.title} id={item.id}>
            <Heading level={3}>{item.title}</Heading>
            <p>
              <Sentence>{item.body}</Sentence>
            </p>
          </Point>
        ))}
      </PointList>
    </Section>
  );
}
