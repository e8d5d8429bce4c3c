import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Disclosure } from '../components/disclosure.tsx';
import { List } from '../components/list.tsx';
import { Sentence } from '../components/sentence.tsx';
import { Table } from '../components/table.tsx';

const Parts = chakra('div', { base: { display: 'grid', gap: '2', '& > a': { justifySelf: 'start' } } });

interface Rule {
  /** Fragment that opens it. */
  id: string;
  title: string;
  /** What it comes to, in a few words. */
  short: string;
}

interface Content {
  intro: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  items: readonly string[];
  /** What the rule leads to. */
  children: ReactNode;
}

/** A rule that said nothing but its heading would open on nothing. */
type RuleFoldProps = Rule &
  Partial<Content> &
  (Pick<Content, 'intro'> | Pick<Content, 'columns' | 'rows'> | Pick<Content, 'items'> | Pick<Content, 'children'>);

/** A rule that opens: its figures as a table, then sentence by sentence. */
export function RuleFold({ id, title, short, intro, columns, rows, items = [], children }: RuleFoldProps) {
  return (
    <Disclosure title={title} titleId={`${id}-title`} answer={short} id={id}>
      <Parts>
        {intro && (
          <p>
            <Sentence>{intro}</Sentence>
          </p>
        )}
        {columns && rows && <Table labelledBy={`${id}-title`} columns={columns} rows={rows} />}
        {items.length > 0 && <List items={items} />}
        {children}
      </Parts>
    </Disclosure>
  );
}
