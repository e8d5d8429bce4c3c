import { resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { settings, type Setting, type SettingName } from '../office/settings.ts';
import type { IsoDay } from '../office/iso-day.ts';
import { languageCodes } from '../i18n/languages.ts';
import { finishedLanguages } from '../test/finished-languages.ts';
import type { Resources } from '../i18n/resources.ts';
import about from '../../locales/en/about.json' with { type: 'json' };
import home from '../../locales/en/home.json' with { type: 'json' };
import health from '../../locales/en/health.json' with { type: 'json' };
import vehicle from '../../locales/en/vehicle.json' with { type: 'json' };
import type { DatedFact } from './dated-facts.ts';
import { readinessItems, type Evidence, type OfficeFacts } from './readiness.ts';

const root = resolve(import.meta.dirname, '../..');
const values: Record<SettingName, string> = {
  VITE_SITE_URL: 'https://advisory.test',
  VITE_PHONE: '+91 98250 12345',
  VITE_EMAIL: 'office@advisory.test',
  VITE_WHATSAPP: '+91 98250 12345',
  VITE_FORM_ENDPOINT: 'https://formspree.io/f/abcdefgh',
  VITE_GRIEVANCE_CONTACT: 'Asha Patel',
  VITE_MESSAGES_KEPT_MONTHS: '12',
  VITE_OFFLINE: '',
  VITE_HSTS: '',
};
const day = '2026-12-01';
const said = { en: 'A', gu: 'અ', hi: 'अ' };
const facts: OfficeFacts = {
  licence: { legalName: 'Asha Patel', capacity: 'posp', number: 'POSP 1234', validUntil: day, insurers: 'LIC' },
  passportCharge: 'none',
  social: { Facebook: 'https://facebook.com/advisory', Instagram: 'none' },
  premises: { floor: said, street: said, landmark: said, directions: [] },
  people: [{ name: said, role: said }],
  holidays: [day],
};

const testimonial = { text: 'They helped us.', author: 'Asha Patel, Raiya Road', sample: false };

const ownWords = { about, home: { ...home, testimonials: { ...home.testimonials, items: [testimonial, testimonial] } }, health, vehicle } as Resources;

/** Words and settings of an office that is ready in every point. */
function readyEvidence(): Evidence {
  const copy = structuredClone(ownWords);
  copy.vehicle.price.amount = copy.vehicle.tariff.yearWithGst;
  const confirmations = { bestPriceGuarantee: day, insurers: day, experience: day, clients: day, claimSupport: day };
  return { environment: values, office: structuredClone(facts), confirmations, copy, facts: [], unread: { gu: [], hi: [] }, today: new Date(day) };
}

const found = (change: (evidence: Evidence) => void): { isEssential: boolean; what: string }[] => {
  const evidence = readyEvidence();
  change(evidence);
  return readinessItems(evidence);
};

test('an office that has supplied and decided everything has no open point', () => {
  expect(found(() => {})).toEqual([]);
});

test('what no native has read is named by language and file, and does not refuse a release', () => {
  const items = found((evidence) => (evidence.unread = { gu: ['home', 'claims'], hi: [] }));
  expect(items).toEqual([expect.objectContaining({ isEssential: false, what: expect.stringMatching(/ગુજરાતી: home, claims$/) })]);
});

describe('unset settings', () => {
  const all: readonly (readonly [string, Setting])[] = Object.entries(settings);
  const toSupply = all.filter(([, { kind }]) => kind !== 'switch' && kind !== 'hsts').map(([name]) => name);

  test.each(toSupply)('%s is named', (name) => {
    const points = found((evidence) => (evidence.environment = { ...values, [name]: ' ' }));
    expect(points.map(({ what }) => what)).toEqual([expect.stringContaining(name)]);
  });

  test.each([
    'VITE_PHONE',
    'VITE_EMAIL',
    'VITE_WHATSAPP',
    'VITE_SITE_URL',
    'VITE_FORM_ENDPOINT',
  ])('%s is essential', (name) => {
    expect(found((evidence) => (evidence.environment = { ...values, [name]: undefined }))[0]?.isEssential).toBe(true);
  });
});

test.each([
  ['VITE_SITE_URL', 'https://localhost'],
  ['VITE_FORM_ENDPOINT', 'http://localhost:9/x'],
])('%s that is %s is no address for visitors', (name, value) => {
  const points = found((evidence) => (evidence.environment = { ...values, [name]: value }));
  expect(points).toEqual([expect.objectContaining({ isEssential: true, what: expect.stringContaining(`${name} is ${value}`) })]);
});

describe('facts of the office', () => {
  const empty = { en: '', gu: '', hi: '' };

  test.each<[string, boolean, string, Partial<OfficeFacts>]>([
    ['a licence', true, 'src/office/licence.ts', { licence: { legalName: '', capacity: '', number: '', validUntil: day, insurers: 'LIC' } }],
    ['a last day of the licence', false, 'src/office/licence.ts', { licence: { ...facts.licence, validUntil: '' } }],
    ['insurers of the licence', false, 'src/office/licence.ts', { licence: { ...facts.licence, insurers: '' } }],
    ['a charge', false, 'src/office/passport-charge.ts', { passportCharge: '' }],
    ['a decision on a network', false, 'src/office/social.ts', { social: { ...facts.social, LinkedIn: '' } }],
    ['a street', false, 'src/office/premises.ts', { premises: { floor: empty, street: empty, landmark: empty, directions: [] } }],
    ['people', false, 'src/office/people.ts', { people: [] }],
  ])('%s that is missing is named with its file; essential: %s', (_, isEssential, file, change) => {
    const points = found(({ office }) => Object.assign(office, change));
    expect(points).toEqual([{ isEssential, what: expect.any(String), remedy: expect.stringContaining(file) }]);
  });

  test('a licence that has ended is essential, on the day after its last', () => {
    const points = found(({ office }) => (office.licence.validUntil = '2026-11-30'));
    expect(points).toEqual([expect.objectContaining({ isEssential: true, what: expect.stringContaining('2026-11-30') })]);
  });
});

describe('words', () => {
  test('sample testimonials are essential', () => {
    const points = found(({ copy }) => Object.assign(copy.home.testimonials, { items: [testimonial, { ...testimonial, sample: true }] }));
    const expected = { isEssential: true, what: expect.stringContaining('1 of 2'), remedy: expect.stringContaining('"items": []') };
    expect(points).toEqual([expected]);
  });

  test('an office that shows no testimonials has none to supply', () => {
    expect(found(({ copy }) => Object.assign(copy.home.testimonials, { items: [] }))).toEqual([]);
  });

  test.each(['bestPriceGuarantee', 'insurers', 'experience', 'clients', 'claimSupport'] as const)('%s is essential until it is confirmed', (name) => {
    const points = found((evidence) => delete evidence.confirmations[name]);
    expect(points).toEqual([expect.objectContaining({ isEssential: true, remedy: expect.stringContaining(name) })]);
  });

  test.each([
    ['yes', /"yes" under "clients" is no day of the calendar/],
    ['2026-12-02', /"2026-12-02" under "clients" is a day that has not come yet/],
  ])('“%s” confirms nothing, and the reason is told', (written, reason) => {
    const points = found(({ confirmations }) => (confirmations.clients = written));
    expect(points).toEqual([expect.objectContaining({ isEssential: true, what: expect.stringMatching(reason) })]);
  });
});

test('an office that makes no promise of a best price has nothing to confirm, and is told so while it is open', () => {
  expect(found(({ confirmations }) => (confirmations.bestPriceGuarantee = 'none'))).toEqual([]);
  const points = found(({ confirmations }) => (confirmations.bestPriceGuarantee = ''));
  expect(points).toEqual([expect.objectContaining({ remedy: expect.stringMatching(/write bestPriceGuarantee: 'none', and .* without the promise\.$/) })]);
});

test('what must be true cannot be waived', () => {
  expect(found(({ confirmations }) => (confirmations.clients = 'none'))).toEqual([expect.objectContaining({ isEssential: true })]);
});

describe('sourced facts', () => {
  const placed: DatedFact = {
    file: 'src/pages/vehicle-sources.ts',
    row: {
      keys: ['vehicle:tariff'],
      sources: [{ title: 'Rules', publisher: 'Ministry', address: 'https://ministry.example', isOfficial: true }],
      read: '2026-06-01',
      keeps: 'fee',
    },
  };
  const readOn = (read: IsoDay) => found((evidence) => (evidence.facts = [{ ...placed, row: { ...placed.row, read } }]));

  test('which still keep are not named', () => {
    expect(readOn('2026-06-01')).toEqual([]);
  });

  test('which are due are named with their file and key', () => {
    const [point, ...others] = readOn('2026-05-31');
    expect([point?.isEssential, others]).toEqual([false, []]);
    expect(point?.what).toMatch(/src\/pages\/vehicle-sources\.ts.*vehicle:tariff.*2026-05-31/);
  });
});

test('essential points come first', () => {
  const points = readinessItems({ ...readyEvidence(), environment: {}, copy: ownWords });
  const firstOther = points.findIndex((point) => !point.isEssential);
  expect(points.slice(firstOther).some((point) => point.isEssential)).toBe(false);
});

describe('the commands', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, words, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...Object.fromEntries(Object.keys(settings).map((name) => [name, ''])) },
    });

  test('npm run ready ends with 1 while something essential is missing', () => {
    const { status, stdout } = run('src/owner/ready.ts');
    expect([status, stdout]).toEqual([1, expect.stringContaining('VITE_PHONE')]);
  });

  test('a release is refused then', { timeout: 60_000 }, () => {
    const { status, stderr } = run('src/build/build.ts', '--release');
    // A language that is still being translated refuses any build first.
    const reason = finishedLanguages.length === languageCodes.length ? 'VITE_PHONE' : 'not translated yet';
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
  });
});
