import { useTranslation } from 'react-i18next';
import { openingWords } from '../../i18n/opening-words.ts';
import { OpenNow } from './open-now.tsx';

/** The hours of the office, and whether it is open now: two spans for the caller to lay out. */
export function OfficeHours() {
  const { t } = useTranslation();
  const { openingHours, closedDays } = openingWords(t);
  return (
    <>
      <span>
        {openingHours}&nbsp;· {closedDays}
      </span>
      <OpenNow />
    </>
  );
}
