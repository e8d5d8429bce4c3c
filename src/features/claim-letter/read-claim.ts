/** Reads what a visitor says of a claim out of the form; what cannot be is refused with a sentence that helps. */
import type { TFunction } from 'i18next';
import figures from '../../facts/figures.json' with { type: 'json' };
import { isBefore, type CalendarDate } from '../../values/calendar-date.ts';
import type { FormReader } from '../../islands/form/form-reader.ts';
import {
  enclosedOnly,
  enclosures,
  grounds,
  happenings,
  insuredFieldOf,
  isDecided,
  insuranceLines,
  roles,
  ways,
  type ClaimDraft,
  type ClaimFacts,
  type Enclosure,
} from './claim-facts.ts';

const { letterLine } = figures.forms;

const isEnclosable = (enclosure: Enclosure, { line, happened }: ClaimDraft) => {
  const only = enclosedOnly[enclosure];
  if (only === 'decided') return !happened || isDecided(happened);
  if (only === 'billed') return !line || insuredFieldOf(line) !== 'life';
  return only === undefined || line === 'life';
};

/** Invisible signs that turn the order of what follows; in a letter they would only hide what it says. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** The facts, or undefined once the reader has noted an error. */
export function readClaimFacts(reader: FormReader, t: TFunction<'claim-letter'>): ClaimFacts | undefined {
  const { happened, line, role, claimed, ...others } = readClaimDraft(reader, t);
  if (reader.errors.length > 0 || !happened || !line || !role || !claimed) return undefined;
  return { happened, line, role, claimed, ...others };
}

/** As much of the facts as stands in the form; what is missing or cannot be, the reader notes. */
export function readClaimDraft(reader: FormReader, t: TFunction<'claim-letter'>) {
  const choiceOf = <Choice extends string>(name: 'happened' | 'line' | 'role', choices: readonly Choice[]) =>
    choices.find((each) => each === reader.choice(name)) ?? reader.refuse(`${name}-${choices[0]}`, t(`errors.${name}`));
  const chosenOf = <Choice extends string>(name: 'ground' | 'way', choices: readonly Choice[]) =>
    choices.find((each) => each === reader.choice(name));
  const textOf = (name: string, whenEmpty?: string) => reader.text(name, whenEmpty).replace(directionControls, '');
  const lineOf = (name: string, whenEmpty?: string) => {
    const text = textOf(name, whenEmpty);
    if (text.length > letterLine) reader.refuse(name, t('errors.tooLong'));
    return text;
  };
  const pastDay = (name: 'claimed' | 'decided') => {
    const day = reader.date(name, t(`errors.${name}`));
    return day && isBefore(reader.today, day) ? reader.refuse(`${name}-day`, t('errors.future')) : day;
  };
  const eventDay = (mayCome: boolean, mayFollow: boolean, until: CalendarDate | undefined) => {
    const day = reader.date('event', line === 'maturity' ? t('errors.due') : undefined);
    if (!day) return undefined;
    if (!mayCome && isBefore(reader.today, day)) return reader.refuse('event-day', t('errors.future'));
    return !mayFollow && until && isBefore(until, day) ? reader.refuse('event-day', t('errors.eventAfter')) : day;
  };
  const coverDay = (event: CalendarDate | undefined) => {
    const day = reader.date('since', undefined);
    if (day && !event && line === 'health') return reader.refuse('event-day', t('errors.event'));
    return day && event && isBefore(event, day) ? reader.refuse('since-day', t('errors.sinceAfter')) : day;
  };
  const decisionDay = (claimed: CalendarDate | undefined) => {
    const decided = pastDay('decided');
    return decided && claimed && isBefore(decided, claimed)
      ? reader.refuse('decided-day', t('errors.decidedBeforeClaimed'))
      : decided;
  };
  const rupees = (name: 'amount' | 'paid', isOptional = false) => {
    const amount = reader.amount(name, isOptional ? 0 : t(`errors.${name}`));
    return amount === 0 && !isOptional ? reader.refuse(name, t(`errors.${name}`)) : amount;
  };
  const partPaid = (amount: number | undefined) => {
    const paid = rupees('paid');
    return paid && amount && paid >= amount ? reader.refuse('paid', t('errors.paidInFull')) : paid;
  };

  // Read in the order of the form, so that the first error is in the first field to correct.
  const happened = choiceOf('happened', happenings);
  const line = choiceOf('line', insuranceLines);
  if (happened === 'cashless' && line && line !== 'health') reader.refuse('line-health', t('errors.cashless'));
  const insurer = lineOf('insurer', t('errors.insurer'));
  const policy = lineOf('policy', t('errors.policy'));
  const number = lineOf('number');
  const subject = line && insuredFieldOf(line);
  const claimed = pastDay('claimed');
  const decided = happened && isDecided(happened) ? decisionDay(claimed) : undefined;
  // Cashless is asked for before one is admitted, and a maturity is claimed before its day.
  const event = eventDay(happened === 'cashless', happened === 'cashless' || line === 'maturity', decided ?? claimed);
  const ground = happened === 'refused' || happened === 'cut' ? chosenOf('ground', grounds) : undefined;
  const isTimed = (ground === 'illness' || ground === 'concealed') && (line === 'health' || line === 'life');
  const since = isTimed ? coverDay(event) : undefined;
  const amount = rupees('amount', subject === 'life') || undefined;
  const paid = happened === 'cut' ? partPaid(amount) : undefined;
  const isComplete = happened !== undefined && !isDecided(happened) && reader.isTicked('complete');
  const isTraceless = line === 'theft' && ground === 'delay' && reader.isTicked('traceless');
  const role = choiceOf('role', roles);
  const insured = subject ? lineOf(`insured-${subject}`, subject === 'life' ? t('errors.insured') : undefined) : '';
  const why = textOf('why', t('errors.why'));
  const name = lineOf('name', t('errors.name'));
  const address = textOf('address', t('errors.address'));
  const place = lineOf('place');
  const policyholder = role === 'holder' ? '' : lineOf('policyholder');
  const card = line === 'health' ? lineOf('card') : '';
  const insurerAddress = textOf('office');
  return {
    happened,
    line,
    role,
    insurer,
    policy,
    number,
    insured,
    insurerAddress,
    policyholder,
    card,
    way: chosenOf('way', ways),
    sent: reader.today,
    claimed,
    event,
    place,
    ground,
    since,
    isTraceless,
    isComplete,
    decided,
    amount,
    paid,
    why,
    name,
    address,
    enclosures: enclosures.filter(
      (each) => isEnclosable(each, { line, happened }) && reader.isTicked(`enclosed-${each}`),
    ),
  } satisfies ClaimDraft;
}
