import { useTranslation } from 'react-i18next';
import { officialPassportSite } from '../office/office.ts';
import { OpensNewTab } from './contact-links.tsx';
import { TextLink } from './text-link.tsx';

/** The way to the government's own passport site. */
export function OfficialSiteLink() {
  const { t } = useTranslation();
  return (
    <TextLink href={officialPassportSite} target="_blank" rel="noopener noreferrer" size="block">
      {t('notices.official')}
      <OpensNewTab />
    </TextLink>
  );
}
