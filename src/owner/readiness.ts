/** What the owner must still supply or decide before the site is published, in order of importance. */
import type { Claim } from '../facts/claims.ts';
import type { RuleId } from '../messages/messages.ts';
import { dayInIndia } from '../values/calendar-date.ts';
import type { Reached } from '../office/samples.ts';
import type { FactName, Facts } from '../office/schema/fact-schema.ts';
import { isThisMachine, settings, type Environment, type Setting, type SettingName } from '../office/settings.ts';
import type { Resources } from '../i18n/resources.ts';
import { isDue } from './due-claims.ts';
import { holidayItems } from './holidays.ts';
import { insurersOfAgent } from './insurers-of-agent.ts';
import { endingLicences } from './ending-licences.ts';
import { changedItems, type OpenWords } from './open-words.ts';
import { oldPrices, priceBelowTariff } from './prices.ts';
import type { ReadinessItem } from './readiness-item.ts';
import { unconfirmedItems } from './unconfirmed.ts';

/** All that the answer is worked out from. */
export interface Evidence {
  environment: Environment;
  facts: Facts;
  /** The English locale files; the check of the locale files keeps the others to the same facts. */
  copy: Resources;
  claims: readonly Claim[];
  words: readonly OpenWords[];
  today: Date;
}

type Rule = (evidence: Evidence) => ReadinessItem[];

function unset(name: SettingName, isEssential: boolean): Rule {
  const { purpose }: Setting = settings[name];
  return ({ environment }) =>
    environment[name]?.trim()
      ? []
      : [
          {
            isEssential,
            id: 'open-setting',
            about: name,
            what: `${name} is unset: ${purpose}`,
            remedy: 'Set it in .env; .env.example says how.',
          },
        ];
}

/** A way to reach the office for which the site has no more than a sample. */
function unreachable(way: Reached, purpose: string): Rule {
  const what = `${way} is empty: ${purpose}`;
  return ({ facts }) =>
    facts.contact[way]
      ? []
      : [{ isEssential: true, id: 'open-way', about: way, what, remedy: 'Write it in src/office/contact.json.' }];
}

/** A published page would look for it on the visitor's own device. */
function onThisMachine(name: SettingName): Rule {
  return ({ environment }) => {
    const value = environment[name]?.trim() ?? '';
    const what = `${name} is ${value}, which leads visitors to their own device`;
    return isThisMachine(value)
      ? [{ isEssential: true, id: 'open-this-machine', about: name, what, remedy: 'Set the public address in .env.' }]
      : [];
  };
}

/** A fact that is empty in its file of `src/office`. */
function empty(
  name: FactName,
  id: RuleId,
  what: string,
  isEmpty: (facts: Facts) => boolean,
  isEssential = false,
): Rule {
  const remedy = `Write it in src/office/${name}.json; src/office/README.md says how.`;
  return ({ facts }) => (isEmpty(facts) ? [{ isEssential, id, what, remedy }] : []);
}

const undecidedNetworks: Rule = ({ facts }) =>
  Object.entries(facts.social)
    .filter(([, address]) => address === '')
    .map(([name]) => ({
      isEssential: false,
      id: 'open-network' as const,
      about: name,
      what: `Nothing is said of ${name}, whose name stands in the footer without a link`,
      remedy: 'Write the address of the office’s page there in src/office/social.json, or "none".',
    }));

const sampleTestimonials: Rule = ({ copy }) => {
  const { items } = copy.testimonials;
  const { length } = items.filter(({ sample }) => sample);
  const remedy =
    'Write what clients have said, with their consent, in locales/*/testimonials.json, and set "sample" to false; or leave the ' +
    'section out, by "items": [] there in every language.';
  const what = `${length} of ${items.length} testimonials are samples, which nobody has said`;
  return length > 0 ? [{ isEssential: true, id: 'open-testimonials', about: String(length), what, remedy }] : [];
};

const claimsDue: Rule = ({ claims, today }) =>
  claims
    .filter((claim) => isDue(claim, dayInIndia(today)))
    .map(({ keys, read }) => ({
      isEssential: false,
      id: 'open-claim' as const,
      about: keys.join(', '),
      what: `src/facts/claims.tsv: what ${keys.join(', ')} rests on was last read on ${read}`,
      remedy:
        'Read its sources again, fix the words in locales/* and the figures in src/facts/figures.json where they have changed, and write the day under "read".',
    }));

const rules: readonly Rule[] = [
  unreachable('phone', 'the number visitors call'),
  unreachable('email', 'the address visitors write to'),
  unreachable('whatsapp', 'the WhatsApp number visitors chat with'),
  unset('VITE_SITE_URL', true),
  unset('VITE_FORM_ENDPOINT', true),
  onThisMachine('VITE_SITE_URL'),
  onThisMachine('VITE_FORM_ENDPOINT'),
  empty(
    'licence',
    'open-licence',
    'The licence is not given: whose it is, what it is and its number, for the footer',
    ({ licence }) => !licence.legalName,
    true,
  ),
  ({ facts, today }) => endingLicences(facts, today),
  ({ facts }) => insurersOfAgent(facts.licence, facts.insurers.insurers),
  undecidedNetworks,
  sampleTestimonials,
  ({ words }) => changedItems(words),
  ({ facts, copy, today }) => unconfirmedItems(facts.confirmations, copy, today),
  empty(
    'passport-charge',
    'open-charge',
    'What the office charges for help with passports is not said; the pages tell visitors to ask',
    (facts) => !facts['passport-charge'].passportCharge,
  ),
  empty(
    'licence',
    'open-licence-end',
    'The last day of the licence is not given',
    ({ licence }) => !licence.validUntil,
  ),
  empty(
    'licence',
    'open-licence-insurers',
    'The insurers that have appointed the office are not given with the licence',
    ({ licence }) => !licence.insurers,
  ),
  empty(
    'premises',
    'open-street',
    'The street of the office is not given, so visitors learn the town alone',
    ({ premises }) => !premises.street.en,
  ),
  empty(
    'premises',
    'open-pin',
    'The door has no pin, so every map shows our part of the town alone',
    ({ premises }) => !premises.pin,
  ),
  empty(
    'people',
    'open-people',
    'Nobody who works in the office is named on the about page',
    ({ people: { people } }) => people.length === 0,
  ),
  ({ facts, today }) => holidayItems(facts.hours.holidays, facts.notices.notices, today),
  ({ copy, today }) => oldPrices(copy, today),
  claimsDue,
  ({ copy }) => priceBelowTariff(copy),
  unset('VITE_MESSAGES_KEPT_MONTHS', false),
  unset('VITE_FORM_SERVICE_NAME', false),
  empty(
    'contact',
    'open-complaint',
    'Nobody is named who hears a complaint about personal data; the privacy notice names the office alone',
    ({ contact }) => !contact.grievance.en,
  ),
];

/** Every open point: essential ones first, each group in order of importance. */
export function readinessItems(evidence: Evidence): ReadinessItem[] {
  const points = rules.flatMap((rule) => rule(evidence));
  return [...points.filter((point) => point.isEssential), ...points.filter((point) => !point.isEssential)];
}
