/** What must be right in the licences of the office, of its people, and with each company. */
import { capacities } from '../capacities.ts';
import { dayLike } from './days-schema.ts';
import { figuresUnlessEmpty, group, judged, oneOf, text } from './kinds.ts';

/** As it stands on the paper, which is written in Latin letters. */
const numberOnPaper = figuresUnlessEmpty(
  (value) => !/^[\x20-\x7e]*[A-Z\d][\x20-\x7e]*$/i.test(value) && 'number-on-paper',
);

/** The same where there must be one. */
export const givenNumber = judged(numberOnPaper, (value) => value === '' && 'no-number');

// That a licence has ended is no fault here: `npm run ready` and a release name it, and no check fails overnight.
const validUntil = figuresUnlessEmpty(dayLike('2029-03-31')).meta({ format: 'date' });

/** A number with its last day. */
export const ownLicence = group({ number: numberOnPaper, validUntil }).prefault({});

/** A licence that one person holds. */
export const personsLicence = group({
  capacity: oneOf(capacities),
  company: text(),
  number: givenNumber,
  validUntil,
});

/** The licence of the office itself. */
export const officeLicence = judged(
  group({
    legalName: text(),
    capacity: oneOf(['', ...capacities]).prefault(''),
    number: numberOnPaper,
    validUntil,
    insurers: text(),
  }),
  (licence) => {
    const isWhole = [licence.legalName, licence.capacity, licence.number].every((part) => part.trim());
    return !isWhole && Object.values(licence).some((part) => part.trim()) && 'half-a-licence';
  },
);
