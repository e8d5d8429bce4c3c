import { chakra } from '@chakra-ui/react';
import { weaveAddress } from '../theme/weave-address.ts';
import { Sentence } from './sentence.tsx';

const Entries = chakra('ul', { base: { display: 'grid', gap: '1.5' } });

const Entry = chakra('li', { base: { paddingInlineStart: '4', background: `url(${weaveAddress('bullet')}) 0 0.375rem / 1.125rem 1.125rem no-repeat` } });

/** Sentences with the weave's diamond before each. */
export function List({ items }: { items: readonly string[] }) {
  return (
    <Entries>
      {items.map((item) => (
        <Entry key={item}>
          <Sentence>{item}</Sentence>
        </Entry>
      ))}
    </Entries>
  );
}
