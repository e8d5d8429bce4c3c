import { useTranslation } from 'react-i18next';
import { PageLink } from './page-link.tsx';

/** The way on for whoever's claim went wrong. */
export function RefusedClaimLink() {
  const { t } = useTranslation('refused');
  return <PageLink page="refused">{t('link')}</PageLink>;
}
