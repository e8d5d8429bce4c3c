import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { confirmedOn, isWaived } from '../office/confirmed.ts';
import { Badge } from '../components/badge.tsx';
import { Band } from '../components/band.tsx';
import { FindForm } from '../features/find/find-form.tsx';
import { OfficeHours } from '../features/open-now/office-hours.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { TextLink } from '../components/text-link.tsx';
import { WhoAnswers } from '../components/who-answers.tsx';
import { Hero } from './hero.tsx';
import { Doors, type DoorsProps } from './doors.tsx';

const Facts = chakra('div', {
  base: { background: 'bg.alternate', paddingInline: 'gutter', paddingBlock: '1', md: { paddingBlock: '2' } },
});

const Row = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    textStyle: 'small',
    '& > [data-open-now]': { flexBasis: '100%', order: '1' },
    maxWidth: 'content',
    marginInline: 'auto',
    // From here on the longest words that the small script may fill in fit on one line, so that nothing moves.
    '@media (min-width: 75em)': {
      columnGap: '4',
      textStyle: 'body',
      '& > [data-open-now]': { flex: '1 1 18rem', order: '0' },
    },
  },
});

/** What one wants to know before one taps: charge, who answers, promise. */
const Proofs = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    '& > a': { flexBasis: '100%' },
  },
});

const Note = chakra('p', { base: { textStyle: 'small', maxWidth: 'measure' } });

/** Stands in the header where there is room for it. */
const Name = chakra('p', {
  base: {
    textStyle: 'label',
    fontSize: '1rem',
    color: 'text.onBrandAccent',
    '@media (min-width: 36em)': { display: 'none' },
  },
});

interface HomeHeroProps {
  title: string;
  subtitle: string;
  badge: string;
  badgeNote: string;
  /** Says that the promise awaits the office's confirmation. */
  badgeSample: string;
  /** Words of the link to what the office charges. */
  fees: string;
  doors: DoorsProps;
}

/** The front door: the promise, the way to ask, and when and where the office is open. */
export function HomeHero({ title, subtitle, badge, badgeNote, badgeSample, fees, doors }: HomeHeroProps) {
  const { t } = useTranslation();
  const isPromised = !isWaived('bestPriceGuarantee');
  const isOpen = !confirmedOn('bestPriceGuarantee');
  return (
    <>
      <Hero
        need="front"
        title={title}
        subtitle={subtitle}
        illustration="home"
        above={<Name>{t('office.shortName')}</Name>}
      >
        <Doors {...doors} />
        <Proofs>
          <TextLink href="#fees" size="block">
            {fees}
          </TextLink>
          <FindForm />
          <WhoAnswers />
          {isPromised && <Badge isOpen={isOpen}>{badge}</Badge>}
          {isPromised && (
            <Note>
              {badgeNote}
              {isOpen && (
                <>
                  {' '}
                  {badgeSample}
                  <SampleMark />
                </>
              )}
            </Note>
          )}
        </Proofs>
      </Hero>
      <Band />
      <Facts>
        <Row>
          <OfficeHours />
          <span>{t('office.address')}</span>
        </Row>
      </Facts>
    </>
  );
}
