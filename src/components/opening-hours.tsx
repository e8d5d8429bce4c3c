import { useTranslation } from 'react-i18next';
import { openingWords } from '../i18n/opening-words.ts';

/** The hours of the office, and when it is closed, in one line. */
export function OpeningHours() {
  const { t } = useTranslation();
  const { openingHours, closedDays } = openingWords(t);
  return (
    <>
      {openingHours}&nbsp;· {closedDays}
    </>
  );
}
