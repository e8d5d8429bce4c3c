/** Reads what a visitor says of a claim out of the form; what cannot be is refused with a sentence that helps. */
import type { TFunction } from 'i18next';
import limits from '../../values/limits.json' with { type: 'json' };
import type { Resources } from '../../i18n/resources.ts';
import { isBefore } from '../../values/calendar-date.ts';
import { withLatinDigits } from '../../values/typed-digits.ts';
import type { FormReader } from '../../islands/form/form-reader.ts';
import type { ClaimDetails } from './claim-details.ts';
import {
  claimFields,
  enclosureBox,
  enclosureNames,
  fieldNames,
  isFieldAsked,
  isCase,
  optionsOf,
  type ClaimField,
  type FieldName,
} from './claim-fields.ts';

type Fault = keyof Resources['claim-letter']['errors'];

/** What stands in the form, as far as it has been read. */
type Read = Partial<ClaimDetails> & Pick<ClaimDetails, 'sent'>;

/** Invisible signs that turn the order of what follows; in a letter they would only hide what it says. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** How what is said in one field fits the others: the part of a field to correct, and what is wrong. */
const faults: Partial<Record<FieldName, (claim: Read) => [field: string, fault: Fault] | undefined | false>> = {
  line: ({ happened, line }) => happened === 'cashless' && line && line !== 'health' && ['line-health', 'cashless'],
  decided: ({ claimed, decided }) =>
    decided && claimed && isBefore(decided, claimed) && ['decided-day', 'decidedBeforeClaimed'],
  event({ happened, line, sent, claimed, decided, event, since }) {
    // Cashless is asked for before one is admitted, and a maturity is claimed before its day.
    const mayFollow = happened === 'cashless' || line === 'maturity';
    const until = decided ?? claimed;
    if (event && happened !== 'cashless' && isBefore(sent, event)) return ['event-day', 'future'];
    if (event && !mayFollow && until && isBefore(until, event)) return ['event-day', 'eventAfter'];
    if (since && !event && line === 'health') return ['event-day', 'event'];
    return since && event && isBefore(event, since) && ['since-day', 'sinceAfter'];
  },
  paid: ({ amount, paid }) => paid !== undefined && amount !== undefined && paid >= amount && ['paid', 'paidInFull'],
};

/**
 * The details, or undefined once the reader has noted an error; the first that it notes is in the first field to correct.
 */
export function readDetails(reader: FormReader, t: TFunction<'claim-letter'>): ClaimDetails | undefined {
  const claim: Read = { sent: reader.today };
  const sentences: Readonly<Record<string, string>> = t('errors');
  const refuse = (field: string, fault: Fault) => reader.refuse(field, t(`errors.${fault}`));

  const read = (name: FieldName) => {
    const { kind, required }: ClaimField = claimFields[name];
    const isRequired = required && (required === true || isCase(required, claim));
    const whenEmpty = isRequired ? sentences[name === 'event' ? 'due' : name.replace(/-.*/, '')] : undefined;
    switch (kind) {
      case 'choice': {
        const options = optionsOf(name);
        const chosen = options.find((each) => each === reader.choice(name));
        return chosen ?? (whenEmpty && reader.refuse(`${name}-${options[0]}`, whenEmpty));
      }
      case 'tick':
        return reader.isTicked(name);
      case 'amount': {
        const amount = reader.amount(name, whenEmpty ?? 0);
        return amount === 0 && whenEmpty ? reader.refuse(name, whenEmpty) : amount || undefined;
      }
      case 'date':
      case 'past': {
        const day = reader.date(name, whenEmpty);
        return kind === 'past' && day && isBefore(reader.today, day) ? refuse(`${name}-day`, 'future') : day;
      }
      default: {
        const text = reader.text(name, whenEmpty).replace(directionControls, '');
        if (kind === 'short' && text.length > limits.letterLine) refuse(name, 'tooLong');
        // An officer reads numbers in no other script; the reasons stay as they were written.
        return name === 'why' ? text : text.replace(/\p{Nd}/gu, withLatinDigits);
      }
    }
  };

  for (const name of fieldNames) {
    if (!isFieldAsked(name, claim)) continue;
    Object.assign(claim, { [name.startsWith('insured-') ? 'insured' : name]: read(name) });
    const fault = faults[name]?.(claim);
    if (fault) refuse(...fault);
  }
  claim.enclosures = enclosureNames.filter(
    (each) => isFieldAsked(enclosureBox(each), claim) && reader.isTicked(enclosureBox(each)),
  );
  return reader.errors.length > 0 ? undefined : (claim as ClaimDetails);
}
