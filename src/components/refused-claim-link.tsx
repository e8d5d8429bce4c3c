import { useTranslation } from 'react-i18next';
import { TextLink } from './text-link.tsx';
import { useAddress } from './use-address.ts';

/** The way on for whoever's claim went wrong. */
export function RefusedClaimLink() {
  const { t } = useTranslation('refused');
  const address = useAddress();
  return (
    <TextLink href={address('refused')} size="block">
      {t('link')}
    </TextLink>
  );
}
