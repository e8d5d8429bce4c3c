import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button.tsx';
import { useAddress } from '../components/use-address.ts';
import { Closing } from './closing.tsx';

/** The closing call that asks for a personal quote. */
export function QuoteClosing() {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <Closing title={t('quote.title')}>
      <ButtonLink href={address('contact')}>{t('actions.contactToday')}</ButtonLink>
    </Closing>
  );
}
