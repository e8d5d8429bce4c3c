import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Disclosure } from '../components/disclosure.tsx';
import { Heading } from '../components/heading.tsx';
import { Share } from '../components/share.tsx';
import { Frame } from './frame.tsx';

interface DocumentListsProps {
  title: string;
  intro: string;
  /** Lists by an id that is the same in every language; the id is the list's fragment. */
  lists: Record<string, { title: string; intro: string }>;
  /** Draws the documents of a list. */
  documents: (id: string) => ReactNode;
  /** A caution that goes for all of them. */
  note?: string;
  /** True shows each list behind its heading, to open one by one. */
  collapsed?: boolean;
  /** Id of the radio button that a link to a list chooses instead, where a script runs. */
  answer?: (id: string) => string;
}

const Stack = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    maxWidth: 'wide',
    // Two by two on paper, the lower two whole.
    _print: {
      gap: '2',
      gridTemplateColumns: '1fr 1fr',
      maxWidth: 'none',
      '& > :nth-of-type(n + 3)': { breakInside: 'avoid' },
    },
  },
});

const Opened = chakra('section', { base: { display: 'grid', gap: '1', _print: { display: 'block' } } });

// The fragment stands inside what opens, because browsers open a closed part only for a target within it.
const Panel = chakra('div', { base: { scrollMarginTop: '5rem' } });

const Intro = chakra('p', { base: { marginBottom: '1.5', _print: { breakAfter: 'avoid' } } });

const Sharing = chakra('div', { base: { marginTop: '2' } });

const Note = chakra('p', {
  base: {
    marginTop: '3',
    paddingInlineStart: '2',
    borderInlineStartWidth: '4px',
    borderColor: 'bg.accent',
    maxWidth: 'measure',
  },
});

/** Checklists of documents, open or each behind its heading. */
export function DocumentLists({ title, intro, lists, documents, note, collapsed = false, answer }: DocumentListsProps) {
  return (
    <Frame title={title} intro={intro} id="documents" opening="beside">
      <Stack gap={collapsed ? '0' : '5'}>
        {Object.entries(lists).map(([id, list]) =>
          collapsed ? (
            <Disclosure key={id} title={list.title}>
              <Panel id={id}>
                <Intro>{list.intro}</Intro>
                {documents(id)}
              </Panel>
            </Disclosure>
          ) : (
            <Opened key={id} id={id} data-answer={answer?.(id)}>
              <Heading level={3}>{list.title}</Heading>
              <Intro>{list.intro}</Intro>
              {documents(id)}
            </Opened>
          ),
        )}
      </Stack>
      {note && <Note>{note}</Note>}
      <Sharing data-print="no">
        <Share of="list" title={title} fragment="documents" />
      </Sharing>
    </Frame>
  );
}
