import { useTranslation } from 'react-i18next';
import { officialPassportSite } from '../facts/public-bodies.ts';
import { ExternalLink } from './external-link.tsx';

/** The way to the government's own passport site. */
export function OfficialSiteLink() {
  const { t } = useTranslation();
  return <ExternalLink href={officialPassportSite}>{t('notices.official')}</ExternalLink>;
}
