import { useTranslation } from 'react-i18next';
import { dateFromIso } from '../values/calendar-date.ts';
import type { Source } from '../facts/claims.ts';
import { ExternalLink } from './external-link.tsx';

interface SourceLinkProps extends Source {
  /** `block` where it stands alone. */
  size?: 'inline' | 'block';
}

/** A source by its own title, with its publisher and its day. */
export function SourceLink({ title, publisher, address, date, size = 'inline' }: SourceLinkProps) {
  const { t } = useTranslation();
  return (
    <ExternalLink href={address} size={size}>
      <span>
        <span lang="en">
          {title}, {publisher}
        </span>
        {date && `, ${t('sources.date', { date: dateFromIso(date) })}`}
      </span>
    </ExternalLink>
  );
}
