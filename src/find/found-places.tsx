import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextLink } from '../components/text-link.tsx';
import { useSiteEntries } from './site-entries.tsx';

const Room = chakra('div', { base: { paddingInline: 'gutter' } });

const Area = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingBlock: '2',
    '&:not([data-searched])': { display: 'none' },
  },
});

const List = chakra('ol', { base: { display: 'grid', gap: '1' } });

const Entry = chakra('li', { base: { borderBottomWidth: 'hairline', borderColor: 'edge', paddingBottom: '1' } });

const Page = chakra('span', { base: { color: 'text.muted', fontWeight: '600' } });

interface FoundPlacesProps {
  /** What is said of how many were found; `%` stands for their number. */
  words: Record<'one' | 'other' | 'none' | 'failed', string>;
  /** Whom to call at once. */
  numbers: ReactNode;
  /** What else helps where nothing was found. */
  instead: ReactNode;
}

/** Where the places that answer are shown; empty until something is asked. */
export function FoundPlaces({ words, numbers, instead }: FoundPlacesProps) {
  const { address } = useSiteEntries();
  return (
    <Room>
      <Area data-entries={address} data-count={JSON.stringify(words)}>
        <p role="status" />
        <div hidden>{numbers}</div>
        <List />
        <template>
          <Entry>
            <TextLink size="block" textStyle="label" />
            <p>
              <Page /> · <span />
            </p>
          </Entry>
        </template>
        <div hidden>{instead}</div>
      </Area>
    </Room>
  );
}
