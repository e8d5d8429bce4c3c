/** What the owner must still supply or decide before the site is published, in order of importance. */
import { dateFromIso, dayInIndia, isBefore } from '../values/calendar-date.ts';
import type { Confirmation, Confirmations } from '../office/confirmations.ts';
import { confirmationFault, isWaived } from '../office/confirmation-fault.ts';
import { isIsoDay } from '../office/iso-day.ts';
import type { Licence } from '../office/licence.ts';
import type { Person } from '../office/people.ts';
import type { Premises } from '../office/premises.ts';
import type { passportCharge } from '../office/passport-charge.ts';
import { isThisMachine, settings, type Environment, type Setting, type SettingName } from '../office/settings.ts';
import { isDue } from '../i18n/sourced-facts.ts';
import type { Language } from '../i18n/languages.ts';
import type { Resources } from '../i18n/resources.ts';
import type { DatedFact } from './dated-facts.ts';
import { holidayItems } from './holidays.ts';
import { oldPrices, priceBelowTariff } from './prices.ts';
import type { ReadinessItem } from './readiness-item.ts';
import { unreadItems } from './unread-words.ts';

/** What the owner writes in files of `src/office`. */
export interface OfficeFacts {
  licence: Licence;
  passportCharge: typeof passportCharge;
  social: Readonly<Record<string, string>>;
  premises: Premises;
  people: readonly Person[];
  holidays: readonly string[];
}

/** All that the answer is worked out from. */
export interface Evidence {
  environment: Environment;
  office: OfficeFacts;
  confirmations: Confirmations;
  /** The English locale files; the check of the locale files keeps the others to the same facts. */
  copy: Resources;
  facts: readonly DatedFact[];
  /** Locale files in which no native has read some text as it stands, by language. */
  unread: Readonly<Partial<Record<Language, readonly string[]>>>;
  today: Date;
}

type Rule = (evidence: Evidence) => ReadinessItem[];

function unset(name: SettingName, isEssential: boolean): Rule {
  const { purpose }: Setting = settings[name];
  return ({ environment }) =>
    environment[name]?.trim() ? [] : [{ isEssential, what: `${name} is unset: ${purpose}`, remedy: 'Set it in .env; .env.example says how.' }];
}

/** A published page would look for it on the visitor's own device. */
function onThisMachine(name: SettingName): Rule {
  return ({ environment }) => {
    const value = environment[name]?.trim() ?? '';
    if (!isThisMachine(value)) return [];
    return [{ isEssential: true, what: `${name} is ${value}, which leads visitors to their own device`, remedy: 'Set the public address in .env.' }];
  };
}

/** A fact that is empty in its file of `src/office`. */
function empty(file: string, what: string, isEmpty: (office: OfficeFacts) => boolean, isEssential = false): Rule {
  return ({ office }) => (isEmpty(office) ? [{ isEssential, what, remedy: `Fill it in in src/office/${file}; its first lines say how.` }] : []);
}

const undecidedNetworks: Rule = ({ office }) =>
  Object.entries(office.social)
    .filter(([, address]) => address === '')
    .map(([name]) => ({
      isEssential: false,
      what: `Nothing is said of ${name}, whose name stands in the footer without a link`,
      remedy: "Write the address of the office's page there in src/office/social.ts, or 'none'.",
    }));

/** A statement that only the owner can vouch for; the pages say that it is open by the same rule. */
function unconfirmed(name: Confirmation, what: string, { first = '', otherwise = '' } = {}): Rule {
  return ({ confirmations, today }) => {
    const written = confirmations[name];
    if (isWaived(name, written)) return [];
    const fault = written ? confirmationFault(written, today) : undefined;
    if (written && fault === undefined) return [];
    return [
      {
        isEssential: true,
        what: fault ? `${what}: "${written}" under "${name}" ${fault}` : what,
        remedy: `${first}Write the day on which the owner confirmed it under "${name}" in src/office/confirmations.ts, like ${name}: '2026-12-01'` +
          `${otherwise}.`,
      },
    ];
  };
}

const licenceEnded: Rule = ({ office, today }) => {
  const { validUntil } = office.licence;
  if (!isIsoDay(validUntil) || !isBefore(dateFromIso(validUntil), dayInIndia(today))) return [];
  const remedy = 'Write the last day of the renewed licence as validUntil in src/office/licence.ts.';
  return [{ isEssential: true, what: `The licence ended on ${validUntil}, as src/office/licence.ts says`, remedy }];
};

const sampleTestimonials: Rule = ({ copy }) => {
  const { items } = copy.home.testimonials;
  const samples = items.filter((item) => item.sample);
  if (samples.length === 0) return [];
  const what = `${samples.length} of ${items.length} testimonials are samples, which nobody has said`;
  return [
    {
      isEssential: true,
      what,
      remedy: 'Write what clients have said, with their consent, under testimonials in locales/*/home.json, and set "sample" to false; or leave the ' +
        'section out, by "items": [] there in every language.',
    },
  ];
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
  onThisMachine('VITE_SITE_URL'),
  onThisMachine('VITE_FORM_ENDPOINT'),
  empty('licence.ts', 'The licence is not given: whose it is, what it is and its number, for the footer', ({ licence }) => !licence.legalName, true),
  licenceEnded,
  undecidedNetworks,
  sampleTestimonials,
  unconfirmed(
    'bestPriceGuarantee',
    'What the badge of the home page promises is unconfirmed, and a best price is set by the insurers',
    {
      first: 'Have each insurer approve the promise in writing (IRDAI asks it for every advertisement), and give nothing back of the premium ' +
        '(Insurance Act, section 41). ',
      otherwise: "; or write bestPriceGuarantee: 'none', and the home page stands without the promise",
    },
  ),
  unconfirmed(
    'insurers',
    'The list of insurers and the appointment with each are unconfirmed',
    { first: 'An individual agent may serve one life, one general and one health insurer: keep in src/office/insurers.ts those that have appointed the ' +
      'office. ' },
  ),
  unconfirmed('experience', 'The years of experience on the about page, in the figure and in “over a decade”, are unconfirmed'),
  unconfirmed('clients', 'The number of clients on the about page is unconfirmed'),
  unconfirmed('claimSupport', 'The share of claims supported on the about page is unconfirmed'),
  empty('passport-charge.ts', 'What the office charges for help with passports is not said; the pages tell visitors to ' +
    'ask', (office) => !office.passportCharge),
  empty('licence.ts', 'The last day of the licence is not given', ({ licence }) => !licence.validUntil),
  empty('licence.ts', 'The insurers that have appointed the office are not given with the licence', ({ licence }) => !licence.insurers),
  empty('premises.ts', 'The street of the office is not given, so visitors learn the town alone', ({ premises }) => !premises.street.en),
  empty('people.ts', 'Nobody who works in the office is named on the about page', ({ people }) => people.length === 0),
  ({ office, today }) => holidayItems(office.holidays, today),
  ({ copy, today }) => oldPrices(copy, today),
  factsDue,
  ({ copy }) => priceBelowTariff(copy),
  ({ unread }) => unreadItems(unread),
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
