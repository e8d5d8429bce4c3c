import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { List } from '../components/list.tsx';
import { Table } from '../components/table.tsx';
import { Frame, type FrameProps } from '../components/frame.tsx';

const Parts = chakra('div', {
  base: { display: 'grid', gap: '2', maxWidth: 'wide', '& > a': { justifySelf: 'start' } },
});

interface RuleTableProps extends Omit<FrameProps, 'headingId' | 'opening' | 'children'> {
  id: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** What the table leaves open. */
  notes: readonly string[];
  /** What leads on. */
  children?: ReactNode;
}

/** Figures of a rule as a table under its heading, and what is to be said about them. */
export function RuleTable({ id, columns, rows, notes, children, ...frame }: RuleTableProps) {
  const headingId = `${id}-title`;
  return (
    <Frame {...frame} id={id} headingId={headingId} opening="beside">
      <Parts>
        <Table labelledBy={headingId} columns={columns} rows={rows} />
        <List items={notes} />
        {children}
      </Parts>
    </Frame>
  );
}
