/** What a visitor says of a claim, read out of the form; what cannot be is refused with a sentence that helps. */
import type { TFunction } from 'i18next';
import { isBefore, type CalendarDate } from '../../values/calendar-date.ts';
import { returnObjects } from '../../i18n/resources.ts';
import type { FormReader } from '../calculators/shared/form-reader.ts';

export const happenings = ['refused', 'cut', 'late', 'silent'] as const;

export type Happening = (typeof happenings)[number];

export const lines = ['health', 'life', 'vehicle', 'travel'] as const;

export type ClaimLine = (typeof lines)[number];

/** In which right the visitor writes. */
export const roles = ['holder', 'nominee'] as const;

export type Role = (typeof roles)[number];

/** In the order in which the letter numbers them. */
export const enclosures = ['policy', 'claimForm', 'decision', 'bills', 'reports', 'deathCertificate', 'earlier', 'identity'] as const;

export type Enclosure = (typeof enclosures)[number];

export interface ClaimFacts {
  happened: Happening;
  line: ClaimLine;
  role: Role;
  insurer: string;
  policy: string;
  /** Empty where it is not known, as the next one. */
  number: string;
  insured: string;
  /** Day of the letter. */
  sent: CalendarDate;
  claimed: CalendarDate;
  /** Where the company has decided. */
  decided: CalendarDate | undefined;
  amount: number;
  /** Where a part was paid. */
  paid: number | undefined;
  why: string;
  name: string;
  address: string;
  enclosures: readonly Enclosure[];
}

/** Whether the insurer has made a decision in this case. */
export const isDecided = (happened: Happening) => happened === 'refused' || happened === 'cut';

/** The facts, or undefined once the reader has noted an error. */
export function readClaimFacts(reader: FormReader, t: TFunction<'claim-letter'>): ClaimFacts | undefined {
  const { longestLine } = t('figures', returnObjects);
  const happened = happenings.find((each) => each === reader.choice('happened')) ?? 'refused';
  const line = lines.find((each) => each === reader.choice('line')) ?? 'health';
  const role = roles.find((each) => each === reader.choice('role')) ?? 'holder';

  const lineOf = (name: 'insurer' | 'policy' | 'number' | 'insured' | 'name', whenEmpty?: string) => {
    const text = reader.text(name, whenEmpty);
    if (text.length > longestLine) reader.refuse(name, t('errors.tooLong'));
    return text;
  };
  const pastDay = (name: 'claimed' | 'decided') => {
    const day = reader.date(name, t(`errors.${name}`));
    return day && isBefore(reader.today, day) ? reader.refuse(`${name}-day`, t('errors.future')) : day;
  };
  const decisionDay = (claimed: CalendarDate | undefined) => {
    const decided = pastDay('decided');
    return decided && claimed && isBefore(decided, claimed) ? reader.refuse('decided-day', t('errors.decidedBeforeClaimed')) : decided;
  };
  const rupees = (name: 'amount' | 'paid') => {
    const amount = reader.amount(name, t(`errors.${name}`));
    return amount === 0 ? reader.refuse(name, t(`errors.${name}`)) : amount;
  };
  const partPaid = (amount: number | undefined) => {
    const paid = rupees('paid');
    return paid && amount && paid >= amount ? reader.refuse('paid', t('errors.paidInFull')) : paid;
  };

  // Read in the order of the form, so that the first error is in the first field to correct.
  const insurer = lineOf('insurer', t('errors.insurer'));
  const policy = lineOf('policy', t('errors.policy'));
  const number = lineOf('number');
  const insured = lineOf('insured');
  const claimed = pastDay('claimed');
  const decided = isDecided(happened) ? decisionDay(claimed) : undefined;
  const amount = rupees('amount');
  const paid = happened === 'cut' ? partPaid(amount) : undefined;
  const why = reader.text('why', t('errors.why'));
  const name = lineOf('name', t('errors.name'));
  const address = reader.text('address', t('errors.address'));
  if (reader.errors.length > 0 || !claimed || !amount) return undefined;
  const facts = { happened, line, role, insurer, policy, number, insured, sent: reader.today, claimed, decided, amount, paid, why, name, address };
  return { ...facts, enclosures: enclosures.filter((each) => reader.isTicked(`enclosed-${each}`)) };
}
