import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import figures from '../facts/figures.json' with { type: 'json' };
import type { Claim } from '../facts/claims.ts';
import { settings } from '../office/settings.ts';
import { languageCodes } from '../i18n/languages.ts';
import type { Resources } from '../i18n/resources.ts';
import { finishedLanguages } from '../test/finished-languages.ts';
import { localeWords } from '../test/shared-words.ts';
import { readinessItems, reportOn, type Evidence } from './readiness.ts';
import type { ReadinessItem } from './readiness-item.ts';

const day = '2026-12-01';
const said = { en: 'A', gu: 'અ', hi: 'अ' };
const testimonial = { text: 'They helped us.', author: 'Asha Patel, Raiya Road', sample: false };
const claim: Omit<Claim, 'read'> = { topic: 'vehicle', keys: ['figures:vehicle.tariff'], sources: [], keeps: 'fee' };

/** Words, settings and facts of an office that is ready in every point. */
function readyEvidence() {
  const words = { about: localeWords('en', 'about'), home: localeWords('en', 'home') };
  const copy = structuredClone({ ...words, vehicle: localeWords('en', 'vehicle') }) as Resources;
  copy.vehicle.price.amount = figures.vehicle.tariff.bikeSmall.yearWithGst;
  copy.vehicle.price.checked = '2026-11';
  copy.home.testimonials.items = [testimonial, testimonial];
  return {
    environment: Object.fromEntries(Object.keys(settings).map((name) => [name, 'https://advisory.in'])),
    office: {
      licence: { legalName: 'Asha', capacity: 'posp', number: 'POSP 1234', validUntil: day, insurers: 'LIC' },
      passportCharge: 'none',
      social: { Facebook: 'https://facebook.com/advisory', Instagram: 'none' },
      premises: { floor: said, street: said, landmark: said, directions: [] },
      people: [{ name: said, role: said }],
      holidays: [day],
    },
    confirmations: { bestPriceGuarantee: day, insurers: day, experience: day, clients: day, claimSupport: day },
    copy,
    claims: [{ ...claim, read: '2026-06-01' }],
    words: [],
    today: new Date(day),
  } satisfies Evidence;
}

type Change = (evidence: Evidence) => unknown;

function found(change: Change): ReadinessItem[] {
  const evidence = readyEvidence();
  change(evidence);
  return readinessItems(evidence);
}

const unset =
  (name: string, value = ''): Change =>
  (evidence) =>
    (evidence.environment = { ...evidence.environment, [name]: value });

test.each<[string, Change]>([
  ['has supplied and decided everything', () => {}],
  ['shows no testimonials', ({ copy }) => (copy.home.testimonials.items = [])],
  ['promises no best price', ({ confirmations }) => (confirmations.bestPriceGuarantee = 'none')],
  ['claims no experience', ({ confirmations }) => (confirmations.experience = 'none')],
  ['claims no number of clients', ({ confirmations }) => (confirmations.clients = 'none')],
  ['claims no share of claims', ({ confirmations }) => (confirmations.claimSupport = 'none')],
  [
    'has taken the number of clients out of its words',
    ({ copy, confirmations }) => {
      copy.about.stats.items = copy.about.stats.items.filter(({ id }) => id !== 'clients');
      confirmations.clients = '';
    },
  ],
])('an office that %s has no open point', (_, change) => {
  expect(found(change)).toEqual([]);
});

const essential: [string, Change, RegExp][] = [
  ['a phone', unset('VITE_PHONE'), /VITE_PHONE is unset.*\.env/],
  ['an e-mail address', unset('VITE_EMAIL', ' '), /VITE_EMAIL is unset/],
  ['a WhatsApp number', unset('VITE_WHATSAPP'), /VITE_WHATSAPP is unset/],
  ['an address', unset('VITE_SITE_URL'), /VITE_SITE_URL is unset/],
  ['a form service', unset('VITE_FORM_ENDPOINT'), /VITE_FORM_ENDPOINT is unset/],
  ['a public address', unset('VITE_SITE_URL', 'https://localhost'), /VITE_SITE_URL is https:\/\/localhost, .*device/],
  ['a public form', unset('VITE_FORM_ENDPOINT', 'http://127.0.0.1:9/x'), /VITE_FORM_ENDPOINT is http:.*device/],
  ['a licence', ({ office }) => (office.licence.legalName = ''), /licence is not given.*src\/office\/licence\.ts/],
  ['a licence of today', ({ office }) => (office.licence.validUntil = '2026-11-30'), /ended on 2026-11-30.*validUntil/],
  [
    'real testimonials',
    ({ copy }) => (copy.home.testimonials.items = [testimonial, { ...testimonial, sample: true }]),
    /1 of 2 testimonials are samples.*"items": \[\]/,
  ],
  ['a promise', ({ confirmations }) => (confirmations.bestPriceGuarantee = ''), /badge.*bestPriceGuarantee: 'none'/],
  ['its insurers', ({ confirmations }) => delete confirmations.insurers, /list of insurers.*insurers: '2026-12-01'\./],
  ['insurers at all', ({ confirmations }) => (confirmations.insurers = 'none'), /"none" under "insurers" is no day/],
  ['its years', ({ confirmations }) => delete confirmations.experience, /years of experience.*over a decade/],
  ['its clients', ({ confirmations }) => delete confirmations.clients, /number of clients.*or write clients: 'none'/],
  ['its claims', ({ confirmations }) => delete confirmations.claimSupport, /share of claims/],
  ['a day', ({ confirmations }) => (confirmations.clients = 'yes'), /"yes" under "clients" is no day/],
  ['a day that has come', ({ confirmations }) => (confirmations.clients = '2026-12-02'), /has not come yet/],
  [
    'translations of the English as it is',
    (evidence) => (evidence.words = [{ language: 'hi', changed: ['home:hero.title'], unread: [] }]),
    /हिन्दी: home:hero\.title.*--fits hi/,
  ],
];

const others: [string, Change, RegExp][] = [
  ['a network', ({ office }) => (office.social = { LinkedIn: '' }), /of LinkedIn.*src\/office\/social\.ts/],
  ['a charge', ({ office }) => (office.passportCharge = ''), /charges .*src\/office\/passport-charge\.ts/],
  ['the end of its licence', ({ office }) => (office.licence.validUntil = ''), /last day of the licence.*licence\.ts/],
  ['who appointed it', ({ office }) => (office.licence.insurers = ''), /insurers that have appointed.*licence\.ts/],
  ['a street', ({ office }) => (office.premises = { ...office.premises, street: { en: '' } }), /street.*premises\.ts/],
  ['people', ({ office }) => (office.people = []), /Nobody.*people\.ts/],
  ['coming holidays', ({ office }) => (office.holidays = ['2026-11-30', day]), /hours\.ts, 2026-11-30 is over/],
  ['near holidays', ({ office }) => (office.holidays = ['2028-12-02']), /2028-12-02 is more than 2 years ahead/],
  ['a new price', ({ copy }) => (copy.vehicle.price.checked = '2026-08'), /vehicle\.json price checked is 2026-08/],
  ['a price that exists', ({ copy }) => (copy.vehicle.price.amount -= 1), /badge promises.*tariff.*vehicle\.json/],
  [
    'sources read of late',
    (evidence) => (evidence.claims = [{ ...claim, read: '2026-05-31' }]),
    /claims\.tsv: what figures:vehicle\.tariff .*2026-05-31/,
  ],
  [
    'a reader',
    (evidence) => (evidence.words = [{ language: 'gu', changed: [], unread: ['home', 'claims'] }]),
    /ગુજરાતી: home, claims.*--read gu home/,
  ],
  ['months', unset('VITE_MESSAGES_KEPT_MONTHS'), /VITE_MESSAGES_KEPT_MONTHS is unset/],
  ['a name of the service', unset('VITE_FORM_SERVICE_NAME'), /VITE_FORM_SERVICE_NAME is unset/],
  ['who hears complaints', unset('VITE_GRIEVANCE_CONTACT'), /VITE_GRIEVANCE_CONTACT is unset/],
];

describe.each([
  { isEssential: true, cases: essential },
  { isEssential: false, cases: others },
])('essential: $isEssential', ({ isEssential, cases }) => {
  test.each(cases)('an office that lacks %s is told what and the remedy', (_, change, told) => {
    const [point, ...more] = found(change);
    expect([point?.isEssential, more]).toEqual([isEssential, []]);
    expect(`${point?.what}. ${point?.remedy}`).toMatch(told);
  });
});

test('essential points come first, and are counted', () => {
  const report = (...names: string[]) => reportOn(found((evidence) => names.map((name) => unset(name)(evidence))));
  expect(report('VITE_FORM_SERVICE_NAME', 'VITE_PHONE')).toMatch(
    /^Essential[^]*1\. VITE_PHONE[^]*To decide[^]*1\. VITE_FORM_SERVICE_NAME[^]*Not ready: 1 essential point is open\.$/,
  );
  expect(report('VITE_EMAIL', 'VITE_PHONE')).toMatch(/2 essential points are open\.$/);
  expect(report()).toBe('Ready: nothing essential is open.');
});

test.each([
  ['npm run ready ends with 1', ['src/owner/ready.ts'], 'VITE_PHONE'],
  // A language that is still being translated refuses any build first.
  [
    'a release is refused',
    ['src/build/build.ts', '--release'],
    finishedLanguages.length === languageCodes.length ? 'VITE_PHONE' : 'not translated yet',
  ],
])('%s while something essential is missing', { timeout: 60_000 }, (_, words, reason) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, ...Object.fromEntries(Object.keys(settings).map((name) => [name, ''])) },
  });
  expect([status, stdout + stderr]).toEqual([1, expect.stringContaining(reason)]);
});
