/** What the owner must still supply or decide before the site is published, in order of importance. */
import { dateIfIso, dayInIndia, isBefore } from '../values/calendar-date.ts';
import { confirmationFault, type Confirmation, type Confirmations } from '../office/confirmations.ts';
import { settings, type Environment, type Setting, type SettingName } from '../office/settings.ts';
import { isDue } from '../i18n/sourced-facts.ts';
import type { Resources } from '../i18n/resources.ts';
import type { DatedFact } from './dated-facts.ts';

/** All that the answer is worked out from. */
export interface Evidence {
  environment: Environment;
  confirmations: Confirmations;
  /** The English locale files; the check of the locale files keeps the others to the same facts. */
  copy: Resources;
  facts: readonly DatedFact[];
  today: Date;
}

export interface ReadinessItem {
  /** An essential point would mislead visitors or lose their messages; it refuses a release. */
  isEssential: boolean;
  what: string;
  remedy: string;
}

type Rule = (evidence: Evidence) => ReadinessItem[];

const dayLength = 24 * 60 * 60 * 1000;
const oldestDays = 90;

function unset(name: SettingName, isEssential: boolean): Rule {
  const { purpose, sample }: Setting = settings[name];
  return ({ environment }) => {
    const value = environment[name]?.trim();
    if (value && value !== sample) return [];
    return [{ isEssential, what: `${name} is ${value ? 'still the sample' : 'unset'}: ${purpose}`, remedy: 'Set it in .env; .env.example says how.' }];
  };
}

/** A statement that only the owner can vouch for, for as long as the words make it. */
function unconfirmed(
  name: Confirmation,
  what: string,
  { isSaid = () => true, first = '' }: { isSaid?: (copy: Resources) => boolean; first?: string } = {},
): Rule {
  return ({ confirmations, copy, today }) => {
    if (!isSaid(copy)) return [];
    const written = confirmations[name];
    const fault = written === undefined ? undefined : confirmationFault(written, today);
    if (written !== undefined && fault === undefined) return [];
    return [
      {
        isEssential: true,
        what: fault ? `${what}: "${written}" under "${name}" ${fault}` : what,
        remedy: `${first}Write the day on which the owner confirmed it under "${name}" in src/office/confirmations.ts, like ${name}: '2026-12-01', or ` +
          `change the words.`,
      },
    ];
  };
}

const licenceEnded: Rule = ({ environment, today }) => {
  const name = 'VITE_LICENCE_VALID_UNTIL';
  const end = dateIfIso(environment[name]?.trim() ?? '');
  if (!end || !isBefore(end, dayInIndia(today))) return [];
  return [
    { isEssential: true, what: `The licence ended on ${environment[name]}, as ${name} says`, remedy: 'Set the last day of the renewed licence in .env.' },
  ];
};

const sampleTestimonials: Rule = ({ copy }) => {
  const samples = copy.home.testimonials.items.filter((item) => item.sample);
  if (samples.length === 0) return [];
  const what = `${samples.length} of ${copy.home.testimonials.items.length} testimonials are samples, which nobody has said`;
  return [
    {
      isEssential: true,
      what,
      remedy: 'Write what clients have said, with their consent, under testimonials in locales/*/home.json, and set "sample" to false.',
    },
  ];
};

/** Every month (`2026-11`) under a key called `checked`, with its place. */
function checkedMonths(value: unknown, place: string): { place: string; month: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const innerPlace = `${place} ${key}`;
    return key === 'checked' && typeof inner === 'string' ? [{ place: innerPlace, month: inner }] : checkedMonths(inner, innerPlace);
  });
}

function endOf(month: string): number {
  const [year = 0, ordinal = 0] = month.split('-').map(Number);
  return Date.UTC(year, ordinal, 1);
}

const oldPrices: Rule = ({ copy, today }) =>
  Object.entries(copy)
    .flatMap(([file, words]) => checkedMonths(words, `${file}.json`))
    .filter(({ month }) => today.getTime() - endOf(month) > oldestDays * dayLength)
    .map(({ place, month }) => ({
      isEssential: false,
      what: `${place} is ${month}, more than ${oldestDays} days ago`,
      remedy: 'Check the price again and write the month in locales/*.',
    }));

const priceBelowTariff: Rule = ({ copy }) => {
  const { price, tariff } = copy.vehicle;
  if (price.amount >= tariff.yearWithGst) return [];
  const what = `The badge promises bike insurance from ₹${price.amount} a year, but the government's tariff for 150cc is ₹${tariff.year}, with GST ` +
    `₹${tariff.yearWithGst}`;
  return [{ isEssential: false, what, remedy: 'Decide on a price that a client can get, and write it as amount under price in locales/*/vehicle.json.' }];
};

const factsDue: Rule = ({ facts, today }) =>
  facts
    .filter(({ row }) => isDue(row, dayInIndia(today)))
    .map(({ file, row }) => ({
      isEssential: false,
      what: `${file}: what ${row.keys.join(', ')} rests on was last read on ${row.read}`,
      remedy: 'Read its sources again, fix the words and figures in locales/* where they have changed, and write the day under "read".',
    }));

const rules: readonly Rule[] = [
  unset('VITE_PHONE', true),
  unset('VITE_EMAIL', true),
  unset('VITE_WHATSAPP', true),
  unset('VITE_SITE_URL', true),
  unset('VITE_FORM_ENDPOINT', true),
  unset('VITE_LEGAL_NAME', true),
  unset('VITE_LICENCE_CAPACITY', true),
  unset('VITE_LICENCE_NUMBER', true),
  licenceEnded,
  unset('VITE_FACEBOOK', false),
  unset('VITE_INSTAGRAM', false),
  unset('VITE_YOUTUBE', false),
  unset('VITE_LINKEDIN', false),
  sampleTestimonials,
  unconfirmed('bestPriceGuarantee', 'The home page promises a best price, which the insurers set', {
    isSaid: (copy) => /guarantee/i.test(copy.home.hero.badge),
    first:
      'Have each insurer approve the promise in writing (IRDAI asks it for every advertisement), and give nothing back of the premium (Insurance Act, ' +
      'section 41). ',
  }),
  unconfirmed('insurers', 'The list of insurers and the appointment with each are unconfirmed', {
    first: 'An individual agent may serve one life, one general and one health insurer: keep in src/office/insurers.ts those that have appointed the office. ',
  }),
  unconfirmed('experience', 'The years of experience on the about page, in the figure and in “over a decade”, are unconfirmed'),
  unconfirmed('clients', 'The number of clients on the about page is unconfirmed'),
  unconfirmed('claimSupport', 'The share of claims supported on the about page is unconfirmed'),
  unset('VITE_PASSPORT_CHARGE', false),
  unset('VITE_LICENCE_VALID_UNTIL', false),
  unset('VITE_LICENCE_INSURERS', false),
  oldPrices,
  factsDue,
  priceBelowTariff,
  unset('VITE_MESSAGES_KEPT_MONTHS', false),
  unset('VITE_GRIEVANCE_CONTACT', false),
];

/** Every open point: essential ones first, each group in order of importance. */
export function readinessItems(evidence: Evidence): ReadinessItem[] {
  const points = rules.flatMap((rule) => rule(evidence));
  return [...points.filter((point) => point.isEssential), ...points.filter((point) => !point.isEssential)];
}

/** The points as lines for a terminal. */
export function reportOn(points: readonly ReadinessItem[]): string {
  const list = (heading: string, some: readonly ReadinessItem[]) =>
    some.length > 0 ? [`${heading}:`, ...some.flatMap(({ what, remedy }, position) => [`  ${position + 1}. ${what}.`, `     ${remedy}`]), ''] : [];
  const essential = points.filter((point) => point.isEssential);
  return [
    ...list('Essential before the site is published', essential),
    ...list('To decide or confirm', points.filter((point) => !point.isEssential)),
    essential.length > 0 ? `Not ready: ${essential.length} essential points are open.` : 'Ready: nothing essential is open.',
  ].join('\n');
}
