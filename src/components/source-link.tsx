import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFromIso } from '../values/calendar-date.ts';
import type { Source } from '../facts/read-claims.ts';
import { ExternalLink } from './external-link.tsx';

/** A source by its own title, with its publisher and its day. */
export function SourceLink({
  title,
  publisher,
  address,
  date,
  ...link
}: Source & Pick<ComponentProps<typeof ExternalLink>, 'size'>) {
  const { t } = useTranslation();
  return (
    <ExternalLink href={address} {...link}>
      <span>
        <span lang="en">
          {title}, {publisher}
        </span>
        {date && `, ${t('sources.date', { date: dateFromIso(date) })}`}
      </span>
    </ExternalLink>
  );
}
