import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isWaived } from '../office/confirmation-fault.ts';
import { confirmations } from '../office/confirmations.ts';
import { confirmedOn } from '../office/confirmed.ts';
import { Badge } from '../components/badge.tsx';
import { Band } from '../components/band.tsx';
import { OfficeHours } from '../components/office-hours.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { Hero } from './hero.tsx';
import { HeroActions } from './hero-actions.tsx';

const Facts = chakra('div', { base: { background: 'bg.alternate', paddingInline: 'gutter', paddingBlock: '2' } });

const Row = chakra('p', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: 'half',
    maxWidth: 'content',
    marginInline: 'auto',
    // From here on the longest words that the small script may fill in fit on one line, so that nothing moves.
    '@media (min-width: 75em)': { gridTemplateColumns: 'auto auto 1fr auto' },
  },
});

const Note = chakra('p', { base: { textStyle: 'small', maxWidth: 'measure' } });

export interface HomeHeroProps {
  title: string;
  subtitle: string;
  badge: string;
  badgeNote: string;
  /** Says that the promise awaits the office's confirmation. */
  badgeSample: string;
}

/** The front door: the promise, the way to ask, and when and where the office is open. */
export function HomeHero({ title, subtitle, badge, badgeNote, badgeSample }: HomeHeroProps) {
  const { t } = useTranslation();
  const isPromised = !isWaived('bestPriceGuarantee', confirmations.bestPriceGuarantee);
  return (
    <>
      <Hero
        title={title}
        subtitle={subtitle}
        illustration="home"
        actions={<HeroActions />}
        mark={
          <>
            {isPromised && <Badge>{badge}</Badge>}
            {isPromised && (
              <Note>
                {badgeNote}
                {!confirmedOn('bestPriceGuarantee') && (
                  <>
                    {' '}
                    {badgeSample} <SampleMark />
                  </>
                )}
              </Note>
            )}
          </>
        }
      />
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
