import { chakra } from '@chakra-ui/react';
import { Choices } from '../components/choices.tsx';
import { Heading } from '../components/heading.tsx';
import { RefusedClaimLink } from '../components/refused-claim-link.tsx';
import { Sentence } from '../components/sentence.tsx';
import { cardKinds, FirstHourCard, type CardKind, type CardLabels, type CardWords } from './first-hour-card.tsx';

const Area = chakra('section', { base: { paddingInline: 'gutter', paddingBottom: 'section' } });

const Content = chakra('div', {
  base: { display: 'grid', gap: '1', maxWidth: 'content', marginInline: 'auto', md: { gap: '2' } },
});

interface FirstHourProps extends CardLabels {
  title: string;
  cards: Record<CardKind, CardWords>;
  /** Said first, for whoever is not alone with it. */
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
        <p>
          <Sentence>{lead}</Sentence>
        </p>
        <Choices count={5}>
          {(Object.keys(cardKinds) as CardKind[]).map((kind) => (
            <FirstHourCard key={kind} kind={kind} words={cards[kind]} labels={labels} />
          ))}
        </Choices>
        <RefusedClaimLink />
      </Content>
    </Area>
  );
}
