/** Licences that have ended, or will within a month: the office's own, each person's, and those with companies. */
import { isIsoDay, isoDayInIndia } from '../values/calendar-date.ts';
import type { FactName, Facts } from '../office/schema/fact-schema.ts';
import { essential, toDecide, type ReadinessItem } from './readiness-item.ts';

const month = 31 * 86_400_000;

const licencesOf = ({ licence, people, insurers }: Facts): [whose: string, file: FactName, validUntil: string][] => [
  ['The licence', 'licence', licence.validUntil],
  ...people.people.flatMap(({ name, licences }) =>
    licences.map(({ number, validUntil }): [string, FactName, string] => [
      `Licence ${number} of ${name.en}`,
      'people',
      validUntil,
    ]),
  ),
  ...insurers.insurers.map(({ name, licence: { validUntil } }): [string, FactName, string] => [
    `The licence with ${name}`,
    'insurers',
    validUntil,
  ]),
];

export function endingLicences(facts: Facts, today: Date): ReadinessItem[] {
  const inAMonth = isoDayInIndia(new Date(Number(today) + month));
  return licencesOf(facts)
    .filter(([, , day]) => isIsoDay(day) && day <= inAMonth)
    .map(([whose, file, day]) => {
      const about = `${whose}, ${day}, src/office/${file}.json`;
      return day < isoDayInIndia(today)
        ? essential('open-licence-ended', { about })
        : toDecide('open-licence-ending', { about });
    });
}
