import { chakra } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { office, telephoneLink } from '../business/office.ts';
import { Badge } from '../components/badge.tsx';
import { Band } from '../components/band.tsx';
import { ButtonLink } from '../components/button.tsx';
import { OfficeHours } from '../components/office-hours.tsx';
import { useAddress } from '../components/use-address.ts';
import { Hero } from '../sections/hero.tsx';

const Facts = chakra('div', { base: { background: 'ground.alternate', paddingInline: 'gutter', paddingBlock: '2' } });

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
}

/** The front door: the promise, the way to ask, and when and where the office is open. */
export function HomeHero({ title, subtitle, badge, badgeNote }: HomeHeroProps) {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <>
      <Hero
        title={title}
        subtitle={subtitle}
        illustration="home"
        actions={
          <>
            <ButtonLink href={address('contact')}>{t('actions.consult')}</ButtonLink>
            <ButtonLink href={telephoneLink(office.phone.value)} look="outlineOnBrand">
              <Phone aria-hidden="true" size={20} />
              {t('actions.call')}
            </ButtonLink>
          </>
        }
        mark={
          <>
            <Badge>{badge}</Badge>
            <Note>{badgeNote}</Note>
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
