import { useTranslation } from 'react-i18next';
import { office } from '../office/office.ts';
import { dateFromIso } from '../values/calendar-date.ts';

/** Under which licence the office sells insurance; nothing until its owner has given it. */
export function LicenceLine() {
  const { t } = useTranslation();
  if (!office.licence) return null;
  const { legalName, capacity, number, validUntil, insurers } = office.licence;
  const parts = [
    legalName,
    t(`footer.licence.capacity.${capacity}`),
    t('footer.licence.number', { number }),
    ...(validUntil ? [t('footer.licence.validUntil', { date: dateFromIso(validUntil) })] : []),
    ...(insurers ? [t('footer.licence.insurers', { insurers })] : []),
  ];
  return <p>{parts.join(' · ')}</p>;
}
