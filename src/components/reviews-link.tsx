import { useTranslation } from 'react-i18next';
import { reviews } from '../office/identity.ts';
import { ExternalLink } from './external-link.tsx';

/** Leads to where people read and write reviews of the office; nothing where there is no such page. */
export function ReviewsLink() {
  const { t } = useTranslation();
  return reviews && <ExternalLink href={reviews}>{t('reviews')}</ExternalLink>;
}
