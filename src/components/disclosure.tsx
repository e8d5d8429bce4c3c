import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { chevron } from './chevron.ts';
import { Heading } from './heading.tsx';
import { media } from '../theme/media.ts';

const Details = chakra('details', {
  base: {
    layerStyle: 'row',
  },
  variants: {
    // Where it stands in for what needs a script.
    openWithoutScript: {
      true: { [media.withoutScript]: { '&::details-content': { contentVisibility: 'visible', height: 'auto' } } },
    },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: '2',
    minHeight: '3.25rem',
    paddingBlock: 'half',
    _after: { ...chevron('0.75rem', '3px'), gridColumn: '-2', gridRow: '1', marginInlineEnd: 'half' },
  },
  // Beside the title where there is room.
  variants: { withSummary: { true: { lg: { gridTemplateColumns: '1fr 1fr auto' } } } },
});

interface DisclosureProps {
  title: string;
  /** What it comes to, in a few words: a sum, a count, yes or no. */
  summary?: ReactNode;
  /** Id of the heading, for what it names. */
  titleId?: string;
  /** Fragment that opens it: browsers open what a fragment stands in. */
  id?: string;
  /** True where nothing else on the page says it while no script runs. */
  openWithoutScript?: boolean;
  /** True where it stands open until the visitor closes it. */
  open?: boolean;
  'data-concerns'?: string;
  children: ReactNode;
}

/** A heading with its summary, that opens and closes what stands below it, without a script. */
export function Disclosure({ title, summary, titleId, id, children, ...details }: DisclosureProps) {
  return (
    <Details {...details}>
      <Summary withSummary={summary !== undefined}>
        <Heading level={3} variant="label" id={titleId}>
          {title}
        </Heading>
        {summary && (
          <chakra.span
            textWrap="pretty"
            textStyle={{ mdDown: 'small' }}
            gridArea={{ base: '2 / 1 / auto / -1', lg: '1 / 2' }}
          >
            {summary}
          </chakra.span>
        )}
      </Summary>
      <chakra.div id={id} paddingBottom="2" maxWidth="wide" scrollMarginTop="5.5rem">
        {children}
      </chakra.div>
    </Details>
  );
}
