import { Children, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { registrations } from '../office/identity.ts';
import { licence } from '../office/licence.ts';
import type { Person } from '../office/people.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { dateFromIso, isIsoDay } from '../values/calendar-date.ts';

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

/** One after the other, those that are given. */
function Joined({ children }: { children: ReactNode }) {
  return Children.toArray(children)
    .filter(Boolean)
    .map((part, position) => (
      <Fragment key={position}>
        {position > 0 && ' · '}
        {part}
      </Fragment>
    ));
}

type LicenceOfSomebody = Partial<Person['licences'][number]> & { number: string; validUntil: string };

/** A licence beside who holds it: what it makes of them, whose it is, its number and its last day. */
export function LicenceOf({ capacity, company, number, validUntil }: LicenceOfSomebody) {
  const { t } = useTranslation();
  return (
    <Joined>
      {capacity && t(`footer.licence.capacity.${capacity}`)}
      {company && <Around value={company} />}
      <Around value={number} sentence={t('footer.licence.number', { number })} />
      {isIsoDay(validUntil) && t('footer.licence.validUntil', { date: dateFromIso(validUntil) })}
    </Joined>
  );
}

/**
 * Under which licence the office sells insurance and what else it is registered as, or what the licence is and its
 * number alone; nothing until its owner has given it.
 */
export function LicenceLine({ isBrief }: { isBrief?: boolean }) {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  const { legalName, capacity, number, validUntil, insurers } = licence;
  const registered = isBrief ? [] : registrations;
  if (!capacity && registered.length === 0) return null;
  return (
    <p>
      <Joined>
        {capacity && !isBrief && <Around value={legalName} />}
        {capacity && <LicenceOf capacity={capacity} number={number} validUntil={isBrief ? '' : validUntil} />}
        {insurers && !isBrief && <Around value={insurers} sentence={t('footer.licence.insurers', { insurers })} />}
        {registered.map((each) => (
          <Around key={each.number} value={each.number} sentence={`${each.name[language]}: ${each.number}`} />
        ))}
      </Joined>
    </p>
  );
}
