import { useTranslation } from 'react-i18next';
import { TextLink } from './text-link.tsx';
import { useAddress } from './use-address.ts';

/** The way to the comparison of the office with a portal, where one asks why to come here. */
export function PortalLink() {
  const { t } = useTranslation('about');
  const address = useAddress();
  return (
    <TextLink href={`${address('about')}#portal`} size="block">
      {t('portal.title')}
    </TextLink>
  );
}
