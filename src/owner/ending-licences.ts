/** Licences that have ended, or will within a month: the office's own, each person's, and those with companies. */
import { isIsoDay, isoDayInIndia } from '../values/calendar-date.ts';
import type { Facts } from '../office/schema/fact-schema.ts';
import type { ReadinessItem } from './readiness-item.ts';

const month = 31 * 86_400_000;

const licencesOf = ({ licence, people, insurers }: Facts) => [
  { whose: 'The licence', file: 'src/office/licence.json', validUntil: licence.validUntil },
  ...people.people.flatMap(({ name, licences }) =>
    licences.map(({ number, validUntil }) => {
      return { whose: `Licence ${number} of ${name.en}`, file: 'src/office/people.json', validUntil };
    }),
  ),
  ...insurers.insurers.map(({ name, licence: { validUntil } }) => {
    return { whose: `The licence with ${name}`, file: 'src/office/insurers.json', validUntil };
  }),
];

export function endingLicences(facts: Facts, today: Date): ReadinessItem[] {
  const day = isoDayInIndia(today);
  const inAMonth = isoDayInIndia(new Date(Number(today) + month));
  return licencesOf(facts)
    .filter(({ validUntil }) => isIsoDay(validUntil) && validUntil <= inAMonth)
    .map(({ whose, file, validUntil }) => {
      const hasEnded = validUntil < day;
      return {
        isEssential: hasEnded,
        id: hasEnded ? 'open-licence-ended' : 'open-licence-ending',
        about: `${whose}, ${validUntil}, ${file}`,
        what: `${whose} ${hasEnded ? 'ended' : 'ends'} on ${validUntil}, as ${file} says`,
        remedy: `Write the last day of the renewed licence as validUntil in ${file}.`,
      };
    });
}
