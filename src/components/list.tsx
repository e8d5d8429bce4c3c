import { chakra } from '@chakra-ui/react';
import { Sentence } from './sentence.tsx';

const Entries = chakra('ul', { base: { display: 'grid', gap: '1.5' } });

const Entry = chakra('li', { base: { paddingInlineStart: '4' } });

/** Sentences with the weave's diamond before each. */
export function List({ items }: { items: readonly string[] }) {
  return (
    <Entries>
      {items.map((item) => (
        <Entry key={item} data-weave="bullet">
          <Sentence>{item}</Sentence>
        </Entry>
      ))}
    </Entries>
  );
}
