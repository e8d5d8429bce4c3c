import { chakra } from '@chakra-ui/react';
import { Heading } from '../components/heading.tsx';
import { Sentence } from '../components/sentence.tsx';
import { weaveAddress } from '../theme/weave-address.ts';
import type { Block } from './block.ts';
import { Frame } from './frame.tsx';

const List = chakra('ul', { base: { display: 'grid', columnGap: '4', md: { gridTemplateColumns: '1fr 1fr' } } });

const Entry = chakra('li', {
  base: {
    paddingBlock: '2',
    paddingInlineStart: '4',
    borderBottomWidth: 'hairline',
    borderColor: 'edge',
    background: `url(${weaveAddress('bullet')}) 0 1.375rem / 1.125rem 1.125rem no-repeat`,
  },
});

/** What is covered, as a list with the weave's diamond before each entry. */
export function Coverage({ title, intro, items }: Block) {
  return (
    <Frame title={title} intro={intro} ground="sand" opening="beside">
      <List>
        {items.map((item) => (
          <Entry key={item.title}>
            <Heading level={3} look="label">
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
