import { chakra } from '@chakra-ui/react';
import { Heading } from '../components/heading.tsx';
import { RefusedClaimLink } from '../components/refused-claim-link.tsx';
import { Sentence } from '../components/sentence.tsx';
import { cardKinds, FirstHourCard, type CardKind, type CardLabels, type CardWords } from './first-hour-card.tsx';

const Area = chakra('section', { base: { paddingInline: 'gutter', paddingBottom: 'section' } });

const Content = chakra('div', {
  base: { display: 'grid', gap: '1', maxWidth: 'content', marginInline: 'auto', md: { gap: '2' } },
});

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 50% - 0.5rem)), 1fr))',
    // What an open card leaves free beside the one before it is taken by the next.
    gridAutoFlow: 'dense',
    md: { gap: '2' },
    lg: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' },
    _print: {
      gridTemplateColumns: '1fr 1fr',
      '& > details:not(:last-child)': { gridColumn: 'auto' },
      '& > :last-child': { gridColumn: '1 / -1' },
    },
  },
});

interface FirstHourProps extends CardLabels {
  title: string;
  cards: Record<CardKind, CardWords>;
  /** Said last, when a card is not what is needed. */
  lead: string;
}

/** What to do right after it has happened: one card for each case. */
export function FirstHour({ title, cards, lead, ...labels }: FirstHourProps) {
  return (
    <Area data-background="paper">
      <Content>
        <Heading level={2} variant="item">
          {title}
        </Heading>
        <Cards>
          {(Object.keys(cardKinds) as CardKind[]).map((kind) => (
            <FirstHourCard key={kind} kind={kind} words={cards[kind]} labels={labels} />
          ))}
        </Cards>
        <p>
          <Sentence>{lead}</Sentence> <RefusedClaimLink />
        </p>
      </Content>
    </Area>
  );
}
