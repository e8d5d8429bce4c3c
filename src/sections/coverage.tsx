import { chakra } from '@chakra-ui/react';
import { Heading } from '../components/heading.tsx';
import { Sentence } from '../components/sentence.tsx';
import type { Block } from './block.ts';
import { Frame } from './frame.tsx';

const List = chakra('ul', { base: { display: 'grid', columnGap: '4', md: { gridTemplateColumns: '1fr 1fr' } } });

const Entry = chakra('li', {
  base: {
    paddingBlock: '1.5',
    paddingInlineStart: '3',
    borderBottomWidth: 'hairline',
    borderColor: 'edge',
    '--weave-top': '0.75rem',
    md: { paddingInlineStart: '4' },
  },
});

/** What is covered, as a list with the weave's diamond before each entry. */
export function Coverage({ title, intro, items }: Block) {
  return (
    <Frame id="covered" title={title} intro={intro} background="sand" opening="beside">
      <List>
        {items.map((item) => (
          <Entry key={item.title} id={item.id} data-weave="bullet">
            <Heading level={3} variant="label">
              {item.title}
            </Heading>
            <p>
              <Sentence>{item.body}</Sentence>
            </p>
          </Entry>
        ))}
      </List>
    </Frame>
  );
}
