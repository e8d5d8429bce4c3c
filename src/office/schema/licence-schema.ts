/** What must be right in the licences of the office, of its people, and with each company. */
import { capacities } from '../capacities.ts';
import { dayLike } from './days-schema.ts';
import { figuresUnlessEmpty, group, judged, oneOf, text } from './values.ts';

/** As it stands on the paper, which is written in Latin letters. */
const numberOnPaper = figuresUnlessEmpty(
  (value) => !/^[\x20-\x7e]*[A-Z\d][\x20-\x7e]*$/i.test(value) && 'number-on-paper',
);

/** The same where there must be one. */
export const givenNumber = judged(numberOnPaper, (value) => value === '' && 'no-number');

// That a licence has ended is no fault here: `npm run ready` and a release name it, and no check fails overnight.
const validUntil = figuresUnlessEmpty(dayLike('2029-03-31'))
  .meta({ format: 'date' })
  .describe('Its last day, like "2029-03-31"; "" where it names none.');

/** A number with its last day. */
export const ownLicence = group({ number: numberOnPaper, validUntil }).prefault({});

/** A licence that one person holds. */
export const personsLicence = group({
  capacity: oneOf(capacities).describe('What the licence makes of the person.'),
  company: text().describe('The company whose licence or code it is, as it calls itself, or "".'),
  number: givenNumber,
  validUntil,
});

/** The licence of the office itself. */
export const officeLicence = judged(
  group({
    legalName: text().describe('The name in which the licence is held; all stays "" until it is known.'),
    capacity: oneOf(['', ...capacities])
      .prefault('')
      .describe('What the licence makes of the office.'),
    number: numberOnPaper,
    validUntil,
    insurers: text().describe('The principal insurers, which have appointed the office, with commas between them.'),
  }),
  ({ legalName, capacity, number, validUntil: day, insurers: appointing }) => {
    const isWhole = [legalName, capacity, number].every((part) => part.trim());
    const isGiven = [legalName, capacity, number, day, appointing].some((part) => part.trim());
    return isGiven && !isWhole && 'half-a-licence';
  },
);
