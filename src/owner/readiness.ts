/** What the owner must still supply or decide before the site is published, in order of importance. */
import type { Claim } from '../facts/read-claims.ts';
import figures from '../facts/figures.json' with { type: 'json' };
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import type { Resources } from '../i18n/resources.ts';
import type { Facts } from '../office/schema/fact-schema.ts';
import { isThisMachine, type SettingName, type Settings } from '../office/schema/settings.ts';
import type { Message } from '../messages/format-message.ts';
import { dateFromIso, dayInIndia, daysBetween, isoDayInIndia, monthsAfter } from '../values/calendar-date.ts';
import { isDue } from '../facts/due-claims.ts';
import { endingLicences } from './ending-licences.ts';
import { insurersOfAgent } from './insurers-of-agent.ts';
import { essential, toDecide, type ReadinessItem } from './readiness-item.ts';
import { unconfirmedItems } from './unconfirmed.ts';

/** All that the answer is worked out from. */
export interface Evidence {
  settings: Settings;
  facts: Facts;
  /** The English locale files; the check of the locale files keeps the others to the same facts. */
  copy: Resources;
  claims: readonly Claim[];
  mayHaveChanged: readonly UnreadLaw[];
  /** By language the texts, as `file:key`, whose English has changed since they were translated. */
  words: readonly { language: Language; changed: readonly string[] }[];
  /** The sheet of what only a person can try, in boxes: `- [ ]` is open, `- [x]` has been done. */
  sheet: string;
  today: Date;
}

/**
 * What official sources may have changed since they could last be read; `confirmed` is the day on which somebody was
 * told that the words hold.
 */
interface UnreadLaw {
  id: string;
  what: Message;
  /** Whom to ask. */
  ask: Message;
  confirmed: string;
}

type Rule = (evidence: Evidence) => ReadinessItem[];

/** A point that is open as long as something holds. */
const openWhile =
  (isOpen: (facts: Facts, copy: Resources) => boolean, point: ReadinessItem): Rule =>
  ({ facts, copy }) =>
    isOpen(facts, copy) ? [point] : [];

const unset =
  (point: typeof essential, ...names: SettingName[]): Rule =>
  ({ settings }) =>
    names.filter((name) => !settings[name]).map((about) => point('open-setting', { about }));

const unreachable: Rule = ({ facts: { contact } }) =>
  (['phone', 'email', 'whatsapp'] as const)
    .filter((way) => !contact[way])
    .map((about) => essential('open-way', { about }));

/** A published page would look for it on the visitor's own device. */
const onThisMachine: Rule = ({ settings }) =>
  (['VITE_SITE_URL', 'VITE_FORM_ENDPOINT'] as const)
    .filter((name) => isThisMachine(settings[name]))
    .map((about) => essential('open-this-machine', { about }));

const undecidedNetworks: Rule = ({ facts }) =>
  Object.entries(facts.social)
    .filter(([, address]) => address === '')
    .map(([about]) => toDecide('open-network', { about }));

const sampleTestimonials: Rule = ({ copy }) => {
  const { length } = copy.testimonials.items.filter(({ sample }) => sample);
  return length > 0 ? [essential('open-testimonials', { about: length })] : [];
};

/** Readers of the language would be told what no longer holds. */
const changedEnglish: Rule = ({ words }) =>
  words
    .filter(({ changed }) => changed.length > 0)
    .map(({ language, changed }) =>
      essential('open-changed-english', { about: changed.join(', '), language, first: changed[0] ?? '' }),
    );

const daysOff: Rule = ({ facts, today }) => {
  const { holidays } = facts.hours;
  const day = isoDayInIndia(today);
  // No office in India knows its holidays longer before.
  const furthest = `${Number(day.slice(0, 4)) + 2}${day.slice(4)}`;
  const over = [...holidays, ...facts.notices.notices].filter(({ last }) => last < day);
  const far = holidays.filter(({ first }) => first > furthest);
  const points = [
    ['open-past-days', over],
    ['open-far-days', far],
  ] as const;
  return points
    .filter(([, days]) => days.length > 0)
    .map(([id, days]) => toDecide(id, { about: days.map(({ first }) => first).join(', ') }));
};

/** Prices that nobody has looked up for ninety days. */
const oldPrices: Rule = ({ copy, today }) =>
  Object.entries(copy.prices)
    .filter(({ 1: { checked } }) => daysBetween(monthsAfter(dateFromIso(`${checked}-01`), 1), dayInIndia(today)) > 90)
    .map(([name, { checked }]) => toDecide('open-old-price', { about: `"${name}" (${checked})` }));

const claimsDue: Rule = ({ claims, today }) =>
  claims
    .filter((claim) => isDue(claim, dayInIndia(today)))
    .map(({ keys, read }) => toDecide('open-claim', { about: keys.join(', '), read }));

/** What may have changed since the sources could last be read, until somebody has asked. */
const unreadLaw: Rule = ({ mayHaveChanged, today }) =>
  mayHaveChanged
    .filter(({ confirmed }) => !confirmed || confirmed > isoDayInIndia(today))
    .map(({ id, what, ask }) => toDecide('open-unread-law', { id, what, ask }));

/** A price of the badge under what the government's tariff asks. */
const priceBelowTariff: Rule = ({ copy }) => {
  const { amount } = copy.prices.vehicle;
  const { yearWithGst } = figures.vehicle.tariff.bikeSmall;
  return amount < yearWithGst ? [toDecide('open-tariff', { about: `₹${amount} < ₹${yearWithGst}` })] : [];
};

/** Whether something in an entry is said in some languages and not in others. */
const isSaidInPart = (entry: object): boolean => {
  const parts = Object.values(entry);
  return defaultLanguage in entry
    ? parts.some(Boolean) && !parts.every(Boolean)
    : parts.some((part) => typeof part === 'object' && isSaidInPart(part));
};

const saidInPart: Rule = ({ facts: { hours, notices, people, 'further-services': further } }) => {
  const lists = Object.entries({ holidays: hours.holidays, ...notices, ...people, ...further });
  const places = lists.flatMap(([name, entries]) =>
    entries.flatMap((entry, position) => (isSaidInPart(entry) ? `${name} #${position + 1}` : [])),
  );
  return places.length > 0 ? [toDecide('open-said-alone', { about: places.length, places: places.join(', ') })] : [];
};

const triedByNobody: Rule = ({ sheet }) => {
  const { length } = sheet.match(/^- \[ \] /gm) ?? [];
  return length > 0 ? [toDecide('open-counter', { about: length })] : [];
};

const rules: readonly Rule[] = [
  unreachable,
  unset(essential, 'VITE_SITE_URL', 'VITE_FORM_ENDPOINT'),
  onThisMachine,
  openWhile(({ licence }) => !licence.legalName, essential('open-licence')),
  ({ facts, today }) => endingLicences(facts, today),
  ({ facts }) => insurersOfAgent(facts),
  undecidedNetworks,
  sampleTestimonials,
  changedEnglish,
  ({ facts, copy, today }) => unconfirmedItems(facts.confirmations, copy, today),
  openWhile(
    // In words the years stand beside the figure.
    ({ confirmations }, { about }) => confirmations.experience === 'none' && /decade/.test(JSON.stringify(about.who)),
    essential('open-decade'),
  ),
  openWhile((facts) => !facts['passport-charge'].passportCharge, toDecide('open-charge')),
  openWhile(({ licence }) => !licence.validUntil, toDecide('open-licence-end')),
  openWhile(({ licence }) => !licence.insurers, toDecide('open-licence-insurers')),
  openWhile(({ premises }) => !premises.street.en, toDecide('open-street')),
  openWhile(({ premises }) => !premises.pin, toDecide('open-pin')),
  openWhile(({ people: { people } }) => people.length === 0, toDecide('open-people')),
  saidInPart,
  daysOff,
  oldPrices,
  claimsDue,
  unreadLaw,
  priceBelowTariff,
  unset(toDecide, 'VITE_MESSAGES_KEPT_MONTHS', 'VITE_FORM_SERVICE_NAME'),
  openWhile(({ contact }) => !contact.grievance.en, toDecide('open-complaint')),
  triedByNobody,
];

/** Every open point, in order of importance. */
export const readinessItems = (evidence: Evidence) => rules.flatMap((rule) => rule(evidence));
