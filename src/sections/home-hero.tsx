import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { confirmedOn, isWaived } from '../office/confirmed.ts';
import { Badge } from '../components/badge.tsx';
import { ContactButtonLink } from '../components/contact-links.tsx';
import { HoursAndStatus } from '../features/open-now/hours-and-status.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { TextLink } from '../components/text-link.tsx';
import { WovenRow } from '../components/woven-row.tsx';
import { WhoAnswers } from '../components/who-answers.tsx';
import { Hero } from './hero.tsx';
import { Doors } from './doors.tsx';

/**
 * The front door: what is free, the way to what one came for, the way to ask, and when and where the office is open.
 */
export function HomeHero() {
  const { t } = useTranslation(['home', 'common']);
  const isUnconfirmed = !confirmedOn('bestPriceGuarantee');
  return (
    <Hero
      need="front"
      {...t('hero')}
      illustration="home"
      above={
        <>
          {/* Stands in the header where there is room for it. */}
          <chakra.p textStyle="sign" color="text.onBrandAccent" display={{ sm: 'none', _print: 'none' }}>
            {t('common:office.shortName')}
          </chakra.p>
          <WovenRow isEager />
        </>
      }
      below={
        <>
          <WhoAnswers />
          <Row
            textStyle="small"
            css={{
              '& > [data-open-now]': { order: '1', '&[data-status="open"]': { color: 'text.onBrandAccent' } },
            }}
          >
            <HoursAndStatus />
            <span>{t('common:office.address')}</span>
            <TextLink href="#fees">{t('hero.fees')}</TextLink>
          </Row>
          {!isWaived('bestPriceGuarantee') && (
            <chakra.div textStyle="small">
              <Badge isUnconfirmed={isUnconfirmed}>{t('hero.badge')}</Badge>
              <p>
                {t('hero.badgeNote')}
                {isUnconfirmed && (
                  <>
                    {' '}
                    {t('hero.badgeSample')}
                    <SampleMark />
                  </>
                )}
              </p>
            </chakra.div>
          )}
        </>
      }
    >
      <Doors />
      <Stack width={{ base: '100%', md: 'auto' }}>
        <ContactButtonLink />
      </Stack>
    </Hero>
  );
}
