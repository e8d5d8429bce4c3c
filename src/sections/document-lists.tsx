import { chakra } from '@chakra-ui/react';
import { Disclosure } from '../components/disclosure.tsx';
import { Heading } from '../components/heading.tsx';
import { DocumentList, type DocumentEntries } from './document-list.tsx';
import { Frame } from './frame.tsx';

export interface DocumentListsProps {
  title: string;
  intro: string;
  /** Lists by an id that is the same in every language; the id is the list's fragment. */
  lists: Record<string, { title: string; intro: string; items: DocumentEntries }>;
  /** A caution that goes for all of them. */
  note?: string;
  /** True shows each list behind its heading, to open one by one. */
  collapsed?: boolean;
}

const Stack = chakra('div', { base: { display: 'grid', gap: '4', maxWidth: '46rem' } });

const Opened = chakra('section', { base: { display: 'grid', gap: '1' } });

const Note = chakra('p', { base: { marginTop: '3', paddingInlineStart: '2', borderInlineStartWidth: '4px', borderColor: 'ground.accent', maxWidth: 'measure' } });

/** Checklists of documents, open or each behind its heading. */
export function DocumentLists({ title, intro, lists, note, collapsed = false }: DocumentListsProps) {
  return (
    <Frame title={title} intro={intro} id="documents">
      <Stack gap={collapsed ? '0' : '4'}>
        {Object.entries(lists).map(([id, list]) =>
          collapsed ? (
            <Disclosure key={id} id={id} title={list.title}>
              <p>{list.intro}</p>
              <DocumentList id={id} items={list.items} />
            </Disclosure>
          ) : (
            <Opened key={id} id={id}>
              <Heading level={3}>{list.title}</Heading>
              <p>{list.intro}</p>
              <DocumentList id={id} items={list.items} />
            </Opened>
          ),
        )}
      </Stack>
      {note && <Note>{note}</Note>}
    </Frame>
  );
}
