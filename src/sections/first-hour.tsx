import { useTranslation } from 'react-i18next';
import { Choices } from '../components/choices.tsx';
import { Heading } from '../components/heading.tsx';
import { Container, Stack } from '../components/layout.tsx';
import { RefusedClaimLink } from '../components/refused-claim-link.tsx';
import { Sentence } from '../components/sentence.tsx';
import { cardKinds, FirstHourCard, type CardKind } from './first-hour-card.tsx';

/** What to do right after it has happened: one card for each case. */
export function FirstHour() {
  const { t } = useTranslation(['first-hour', 'claims']);
  return (
    <Container as="section" data-background="paper" paddingBottom="section">
      {/* An open card ends in the same link. */}
      <Stack gap={{ base: '1', md: '2' }} css={{ '& > :has(> [open]) + a': { display: 'none' } }}>
        <Heading level={2} variant="item">
          {t('title')}
        </Heading>
        {/* Before the cards, since somebody may be hurt. */}
        <p>
          <Sentence>{t('claims:hero.lead')}</Sentence>
        </p>
        <Choices count={5}>
          {(Object.keys(cardKinds) as CardKind[]).map((kind) => (
            <FirstHourCard key={kind} kind={kind} />
          ))}
        </Choices>
        {/* On paper it stands too, as part of a text. */}
        <p>
          <RefusedClaimLink />
        </p>
      </Stack>
    </Container>
  );
}
