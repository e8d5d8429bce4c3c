import { useTranslation } from 'react-i18next';
import { dateFromIso } from '../values/calendar-date.ts';
import type { Source } from '../i18n/sourced-facts.ts';
import { OpensNewTab } from './contact-links.tsx';
import { TextLink } from './text-link.tsx';

export interface SourceLinkProps extends Source {
  /** `block` where it stands alone. */
  size?: 'inline' | 'block';
}

/** A source by its own title, with its publisher and its day. */
export function SourceLink({ title, publisher, address, date, size = 'inline' }: SourceLinkProps) {
  const { t } = useTranslation();
  return (
    <TextLink href={address} target="_blank" rel="noopener noreferrer" size={size}>
      <span>
        <span lang="en">
          {title}, {publisher}
        </span>
        {date && `, ${t('sources.date', { date: dateFromIso(date) })}`}
        <OpensNewTab />
      </span>
    </TextLink>
  );
}
