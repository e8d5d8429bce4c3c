import { useTranslation } from 'react-i18next';
import { dateFromIso } from '../business/calendar-date.ts';
import type { Source } from '../business/sources.ts';
import { OpensNewTab } from './contact-links.tsx';
import { TextLink } from './text-link.tsx';

/** A source by its own title, with its publisher and its day. */
export function SourceLink({ title, publisher, address, date }: Source) {
  const { t } = useTranslation();
  return (
    <>
      <TextLink href={address} target="_blank" rel="noopener noreferrer">
        <span lang="en">
          {title}, {publisher}
        </span>
        <OpensNewTab />
      </TextLink>
      {date && <>, {t('sources.date', { date: dateFromIso(date) })}</>}
    </>
  );
}
