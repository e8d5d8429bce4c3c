import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { office, telephoneLink } from '../business/office.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { ButtonLink } from '../components/button.tsx';
import type { Illustration } from '../components/picture.tsx';
import { useAddress } from '../components/use-address.ts';
import { Hero } from '../sections/hero.tsx';

export interface PageHeroProps {
  title: string;
  subtitle: string;
  lead?: string;
  illustration: Illustration;
  /** A badge and whatever belongs to it. */
  mark?: ReactNode;
}

/** The hero of an inner page: where you are, what it is, and the two ways to ask. */
export function PageHero(props: PageHeroProps) {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <Hero
      {...props}
      above={<Breadcrumbs />}
      actions={
        <>
          <ButtonLink href={address('contact')}>{t('actions.consult')}</ButtonLink>
          <ButtonLink href={telephoneLink(office.phone.value)} look="outlineOnBrand">
            <Phone aria-hidden="true" size={20} />
            {t('actions.call')}
          </ButtonLink>
        </>
      }
    />
  );
}
