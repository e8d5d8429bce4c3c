import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFromIso, isIsoDay } from '../values/calendar-date.ts';
import { licence } from '../office/licence.ts';

/** A sentence of the page's language around a value of the licence, which is written in English. */
function Around({ value, sentence = value }: { value: string; sentence?: string }) {
  const [before, after] = sentence.split(value, 2);
  return (
    <>
      {before}
      <span lang="en">{value}</span>
      {after}
    </>
  );
}

/** Under which licence the office sells insurance, whole or as what it is and its number alone; nothing until its owner has given it. */
export function LicenceLine({ brief = false }: { brief?: boolean }) {
  const { t } = useTranslation();
  const { legalName, capacity, number, validUntil, insurers } = licence;
  if (!legalName || !capacity) return null;
  const parts = [
    !brief && <Around key="legalName" value={legalName} />,
    t(`footer.licence.capacity.${capacity}`),
    <Around key="number" value={number} sentence={t('footer.licence.number', { number })} />,
    !brief && isIsoDay(validUntil) && t('footer.licence.validUntil', { date: dateFromIso(validUntil) }),
    !brief && insurers && (
      <Around key="insurers" value={insurers} sentence={t('footer.licence.insurers', { insurers })} />
    ),
  ];
  return (
    <p>
      {parts.filter(Boolean).map((part, position) => (
        <Fragment key={position}>
          {position > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
