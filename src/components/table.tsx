import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Grid = chakra('table', {
  base: {
    width: '100%',
    layerStyle: 'ruled',
    mdDown: { textStyle: 'small' },
    '& th, & td': {
      paddingBlock: '1',
      paddingInlineEnd: 'clamp(0.25rem, 2.2vw, 1rem)',
      layerStyle: 'row',
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
    '& :last-child': { paddingInlineEnd: '0' },
    '& th': { fontWeight: '700' },
  },
});

interface TableProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** A small table whose columns fit a phone; with letters spaced far wider than usual it scrolls in itself. */
export function Table({ labelledBy, columns, rows }: TableProps) {
  return (
    // Where not even short words have room beside each other, they stand below each other.
    <chakra.div
      containerType="inline-size"
      overflow="auto"
      css={{ '@container (max-width: 16rem)': { '& th, & td': { display: 'block', overflowWrap: 'anywhere' } } }}
    >
      <Grid aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </chakra.div>
  );
}
