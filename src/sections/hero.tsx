import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from '../components/heading.tsx';
import { Picture, type Illustration } from '../components/picture.tsx';
import { Sentence } from '../components/sentence.tsx';

const Area = chakra('section', {
  base: { background: 'bg.brand', color: 'text.onBrand', paddingInline: 'gutter', paddingBlock: '3', lg: { paddingBlock: '6' } },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    maxWidth: 'content',
    marginInline: 'auto',
    alignItems: 'center',
    '@media (min-width: 44em)': { gridTemplateColumns: '7fr 5fr' },
    lg: { gap: '6' },
  },
});

const Words = chakra('div', { base: { display: 'grid', gap: '2', justifyItems: 'start' } });

const Subtitle = chakra('p', { base: { textStyle: 'lead', maxWidth: 'measure', textWrap: 'pretty' } });

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', marginTop: '1' } });

const Frame = chakra('div', { base: { maxWidth: '30rem', '@media (min-width: 44em)': { maxWidth: 'none' } } });

export interface HeroProps {
  title: string;
  subtitle: string;
  illustration: Illustration;
  /** What stands above the title, such as breadcrumbs. */
  above?: ReactNode;
  /** A calming sentence after the subtitle. */
  lead?: string | undefined;
  /** A badge and whatever belongs to it. */
  mark?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
}

/** The first screen of a page: what it is, whom it is for, what to do next. */
export function Hero({ title, subtitle, lead, illustration, above, mark, actions }: HeroProps) {
  return (
    <Area data-background="brand">
      <Columns>
        <Words>
          {above}
          <Heading level={1}>{title}</Heading>
          <Subtitle>{subtitle}</Subtitle>
          {lead && (
            <p>
              <Sentence>{lead}</Sentence>
            </p>
          )}
          {actions && <Actions data-print="no">{actions}</Actions>}
          {mark}
        </Words>
        <Frame data-print="no">
          <Picture name={illustration} first />
        </Frame>
      </Columns>
    </Area>
  );
}
