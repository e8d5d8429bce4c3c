import { useTranslation } from 'react-i18next';
import { WayOn } from './way-on.tsx';

/** The way on for whoever's claim went wrong. */
export function RefusedClaimLink() {
  const { t } = useTranslation('refused');
  return <WayOn page="refused">{t('link')}</WayOn>;
}
