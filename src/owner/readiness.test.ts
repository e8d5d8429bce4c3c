import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import figures from '../facts/figures.json' with { type: 'json' };
import type { Claim } from '../facts/claims.ts';
import { settings } from '../office/settings.ts';
import { languageCodes } from '../i18n/languages.ts';
import type { Resources } from '../i18n/resources.ts';
import { changedAt } from '../test/changed-at.ts';
import { finishedLanguages } from '../test/finished-languages.ts';
import { nothingSaid, writeFacts } from '../test/office-facts.ts';
import { copyProjectForTest } from '../test/project-copy.ts';
import { localeWords } from '../test/shared-words.ts';
import { hours as specified } from '../test/specification.ts';
import cases from './readiness.cases.json' with { type: 'json' };
import { readinessItems, type Evidence } from './readiness.ts';
import { reportOn } from './readiness-report.ts';

const day = '2026-12-01';
const said = () => ({ en: 'A', gu: 'અ', hi: 'अ' });
const testimonial = { text: 'They helped us.', author: 'Asha Patel, Raiya Road', sample: false };
const claim: Omit<Claim, 'read'> = { topic: 'vehicle', keys: ['figures:vehicle.tariff'], sources: [], kind: 'fee' };

/** Words, settings and facts of an office that is ready in every point. */
function readyEvidence(): Evidence {
  const words = { about: localeWords('en', 'about'), testimonials: localeWords('en', 'testimonials') };
  const copy = structuredClone({ ...words, prices: localeWords('en', 'prices') }) as Resources;
  copy.prices.vehicle.amount = figures.vehicle.tariff.bikeSmall.yearWithGst;
  copy.prices.vehicle.checked = '2026-11';
  copy.testimonials.items = [testimonial, { ...testimonial }];
  return {
    environment: Object.fromEntries(Object.keys(settings).map((name) => [name, 'https://advisory.in'])),
    facts: {
      contact: {
        phone: '+91 98250 12345',
        whatsapp: '+91 98250 12345',
        email: 'a@b.in',
        grievance: said(),
        others: [],
      },
      hours: {
        hours: specified,
        saturdays: [],
        byAppointment: [],
        holidays: [{ first: day, last: day, name: said(), hours: [] }],
      },
      notices: { notices: [] },
      people: {
        people: [
          {
            name: said(),
            role: said(),
            consent: day,
            photograph: 'a.jpg',
            languages: [],
            licences: [],
            phone: '',
            whatsapp: '',
          },
        ],
      },
      premises: {
        floor: said(),
        street: said(),
        landmark: said(),
        directions: [],
        parking: said(),
        postalCode: '360003',
        pin: '22.3,70.8',
        door: 'door.jpg',
      },
      licence: { legalName: 'Asha', capacity: 'posp', number: 'POSP 1234', validUntil: '2027-12-01', insurers: 'LIC' },
      insurers: { insurers: [] },
      'passport-charge': { passportCharge: 'none', kinds: [], payment: said() },
      'further-services': { services: [] },
      identity: { name: said(), shortName: said(), logo: '', registrations: [], reviews: '' },
      social: { Facebook: 'https://facebook.com/advisory', Instagram: 'none', YouTube: 'none', LinkedIn: 'none' },
      confirmations: { bestPriceGuarantee: day, insurers: day, experience: day, clients: day, claimSupport: day },
    },
    copy,
    claims: [{ ...claim, read: '2026-06-01' }],
    words: [],
    today: new Date(day),
  };
}

interface Change {
  /** Where in the evidence, and what stands there instead; nothing where it is taken away. */
  at: string;
  is?: unknown;
}

const found = (...changes: Change[]) =>
  readinessItems(changes.reduce<Evidence>((evidence, { at, is }) => changedAt(evidence, at, is), readyEvidence()));

test.each<[string, Change[]]>([
  ['has supplied and decided everything', []],
  ['shows no testimonials', [{ at: 'copy.testimonials.items', is: [] }]],
  [
    'claims nothing of itself',
    ['bestPriceGuarantee', 'experience', 'clients', 'claimSupport'].map((name) => ({
      at: `facts.confirmations.${name}`,
      is: 'none',
    })),
  ],
  ['has no figures in its words', [{ at: 'copy.about.stats.items', is: [] }, { at: 'facts.confirmations.clients' }]],
])('an office that %s has no open point', (_, changes) => {
  expect(found(...changes)).toEqual([]);
});

type Case = Change & { lacks: string; told: string };

describe.each([
  { isEssential: true, rows: cases.essential as Case[] },
  { isEssential: false, rows: cases.others as Case[] },
])('essential: $isEssential', ({ isEssential, rows }) => {
  test.each(rows)('an office that lacks $lacks is told what and the remedy', ({ told, ...change }) => {
    const [point, ...more] = found(change);
    expect([point?.isEssential, more]).toEqual([isEssential, []]);
    expect(`${point?.what}. ${point?.remedy}`).toMatch(new RegExp(told));
    expect(reportOn(point ? [point] : []), 'give the point an id of src/messages/messages.json').toMatch(
      / {5}→ [^]*\n {5}→ /,
    );
  });
});

test('essential points come first, and are counted', () => {
  const report = (...places: string[]) => reportOn(found(...places.map((at) => ({ at, is: '' }))));
  expect(report('environment.VITE_FORM_SERVICE_NAME', 'facts.contact.phone')).toMatch(
    /^Essential[^]*1\. phone is empty[^]*To decide[^]*1\. VITE_FORM_SERVICE_NAME[^]*Not ready: of what is essential 1 is open\./,
  );
  expect(report('facts.contact.email', 'facts.contact.phone')).toMatch(/of what is essential 2 is open\./);
  expect(report()).toMatch(/^Ready: nothing essential is open\.\n +→ તૈયાર છે.*\n +→ तैयार है/);
});

test.each([
  ['npm run ready ends with 1', ['src/owner/ready.ts'], 'phone is empty'],
  // A language that is still being translated refuses any build first.
  [
    'a release is refused',
    ['src/build/build.ts', '--release'],
    finishedLanguages.length === languageCodes.length ? 'phone is empty' : 'not translated yet',
  ],
])('%s while something essential is missing', (_, words, reason) => {
  const folder = copyProjectForTest();
  writeFacts(folder, { contact: nothingSaid.contact });
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...Object.fromEntries(Object.keys(settings).map((name) => [name, ''])) },
  });
  expect([status, stdout + stderr]).toEqual([1, expect.stringContaining(reason)]);
});
