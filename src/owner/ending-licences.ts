/** Licences that have ended, or will within a month: the office's own, each person's, and those with companies. */
import { dayInIndia, daysAfter, isIsoDay, isoDate } from '../values/calendar-date.ts';
import type { Facts } from '../office/schema/fact-schema.ts';
import { essential, toDecide, type ReadinessItem } from './readiness-item.ts';

const licencesOf = ({ licence, people, insurers }: Facts) => [
  { ...licence, whose: '', file: 'licence' },
  ...people.people.flatMap(({ name, licences }) =>
    licences.map((each) => ({ ...each, whose: `, ${each.number}, ${name.en}`, file: 'people' })),
  ),
  ...insurers.insurers.map((each) => ({ ...each.licence, whose: `, ${each.name}`, file: 'insurers' })),
];

export function endingLicences(facts: Facts, today: Date): ReadinessItem[] {
  const now = dayInIndia(today);
  return licencesOf(facts)
    .filter(({ validUntil }) => isIsoDay(validUntil) && validUntil <= isoDate(daysAfter(now, 31)))
    .map(({ whose, file, validUntil }) => {
      const about = `${validUntil}${whose}, src/office/${file}.json`;
      return validUntil < isoDate(now)
        ? essential('open-licence-ended', { about })
        : toDecide('open-licence-ending', { about });
    });
}
