import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { office, telephoneLink } from '../business/office.ts';
import { ButtonLink } from '../components/button.tsx';
import { useAddress } from '../components/use-address.ts';

/** The two ways to ask that every hero offers: write, or call. */
export function HeroActions() {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <>
      <ButtonLink href={address('contact')}>{t('actions.consult')}</ButtonLink>
      <ButtonLink href={telephoneLink(office.phone.value)} look="outlineOnBrand">
        <Phone aria-hidden="true" size={20} />
        {t('actions.call')}
      </ButtonLink>
    </>
  );
}
