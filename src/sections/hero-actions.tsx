import { chakra } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { office, telephoneLink } from '../office/office.ts';
import { ButtonLink } from '../components/button.tsx';
import { useAddress } from '../components/use-address.ts';

// As wide in the heading font as in what stands in for it, so that the button beside it stays where it is when the font arrives.
// At most a part of the screen, for large letters; of the row it may be none, which would not count it when it measures its room.
const Consult = chakra(ButtonLink, { base: { minWidth: 'min(10rem, 70vw)' } });

/** The two ways to ask that every hero offers: write, or call. */
export function HeroActions() {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <>
      <Consult href={address('contact')}>{t('actions.consult')}</Consult>
      <ButtonLink href={telephoneLink(office.phone.value)} variant="outlineOnBrand">
        <Phone aria-hidden="true" size={20} />
        {t('actions.call')}
      </ButtonLink>
    </>
  );
}
