import { chakra } from '@chakra-ui/react';
import { Check, CircleHelp, X } from 'lucide-react';
import { Heading } from '../components/heading.tsx';
import { noBreakSpace } from '../values/without-no-break.ts';
import { Section, type SectionProps } from '../components/section.tsx';

const icons = { yes: Check, depends: CircleHelp, no: X };

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    gap: '1',
    md: { gridTemplateColumns: 'repeat(3, 1fr)' },
    '& > :last-child': { gridColumn: '1 / -1' },
  },
});

const Ticket = chakra('li', {
  base: {
    display: 'grid',
    // Neighbours are torn off along one line, however long their names; where engines know no subgrid, from below.
    gridTemplateRows: '1fr auto',
    gridRow: 'span 2',
    rowGap: '0',
    '@supports (grid-template-rows: subgrid)': { gridTemplateRows: 'subgrid' },
    overflow: 'hidden',
    padding: '1',
    paddingInline: '1.5',
    layerStyle: 'control',
    borderRadius: 'medium',
    background: 'bg.raised',
  },
});

/** Torn off along a perforated line with a notch at both ends. */
const Stub = chakra('p', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: 'half',
    lineHeight: '1.4',
    marginTop: 'half',
    paddingTop: 'half',
    borderTop: '2px dashed',
    borderColor: 'edge',
    textStyle: 'small',
    '& > svg': { flex: 'none' },
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      top: '-0.5rem',
      width: '0.875rem',
      height: '0.875rem',
      layerStyle: 'control',
      borderRadius: 'full',
      background: 'bg.accentSoft',
    },
    '&::before': { insetInlineStart: '-1.25rem' },
    '&::after': { insetInlineEnd: '-1.25rem' },
  },
  variants: { answer: { yes: { '& > svg': { color: 'text.success' } }, depends: {}, no: { color: 'text.muted' } } },
});

/** Countries as tickets, and on the stub of each whether it wants travellers insured. */
export function Tickets({ items, ...frame }: SectionProps & { items: Record<'where' | 'id' | 'short', string>[] }) {
  return (
    <Section {...frame} background="marigold">
      <Grid>
        {items.map(({ where, id, short }) => {
          const answer = id === 'yes' || id === 'no' ? id : 'depends';
          const Icon = icons[answer];
          return (
            <Ticket key={where}>
              <Heading level={3} variant="label">
                {where}
              </Heading>
              <Stub answer={answer}>
                <Icon size={20} />
                {/* Too narrow for a sum and its currency to be kept on one line. */}
                <span>{short.replaceAll(noBreakSpace, ' ')}</span>
              </Stub>
            </Ticket>
          );
        })}
      </Grid>
    </Section>
  );
}
