import { chakra } from '@chakra-ui/react';
import { Sentence } from './sentence.tsx';

// On paper, where spaces are smaller, the diamond is not.
const Item = chakra('li', { base: { paddingInlineStart: '4', _print: { paddingInlineStart: '1.75rem' } } });

/** Sentences with the weave's diamond before each. */
export function List({ items }: { items: readonly string[] }) {
  return (
    <chakra.ul display="grid" gap="1.5">
      {items.map((item) => (
        <Item key={item} data-weave="bullet">
          <Sentence>{item}</Sentence>
        </Item>
      ))}
    </chakra.ul>
  );
}
