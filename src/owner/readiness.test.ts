import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import figures from '../facts/figures.json' with { type: 'json' };
import { factSchemas, type Facts } from '../office/schema/fact-schema.ts';
import { settingNames, type Settings } from '../office/schema/settings.ts';
import { languageCodes } from '../i18n/languages.ts';
import type { Resources } from '../i18n/resources.ts';
import { casesBeside } from '../test/cases.ts';
import { changedAt } from '../test/changed-at.ts';
import { facts as filled } from '../test/filled-office.ts';
import { finishedLanguages } from '../test/finished-languages.ts';
import { localeWords } from '../test/shared-words.ts';
import { testedProject } from '../test/tested-project.ts';
import { readinessItems, type Evidence } from './readiness.ts';
import { reportOn } from './readiness-report.ts';

const today = new Date('2026-12-01');
const schemas = factSchemas({ en: 'Latin', gu: 'Gujarati', hi: 'Devanagari' }, today);
/** A company for each kind of which an agent may serve one. */
const insurers = Object.entries({ Life: ['life'], General: ['health', 'vehicle', 'travel'], Star: ['health'] }).map(
  ([name, lines]) => ({ id: name.toLowerCase(), name, family: name, lines, contact: 'https://company.example' }),
);
const written = {
  ...filled,
  hours: { ...filled.hours, holidays: [] },
  notices: { notices: filled.notices.notices.slice(0, 1) },
  people: { people: filled.people.people.slice(0, 2) },
  'further-services': { services: filled['further-services'].services.slice(1, 2) },
  licence: { ...filled.licence, capacity: 'agent' },
  insurers: { insurers },
};
const facts = Object.fromEntries(
  Object.entries(written).map(([name, fact]) => [name, schemas[name as keyof Facts].parse(fact)]),
) as Facts;
const said = { en: 'a rate', gu: 'દર', hi: 'दर' };

/** Words, settings and facts of an office that is ready in every point. */
const ready: Evidence = {
  settings: Object.fromEntries(settingNames.map((name) => [name, 'https://advisory.in'])) as Settings,
  facts,
  copy: {
    about: localeWords('en', 'about'),
    testimonials: { items: [{ sample: false }, { sample: false }] },
    prices: { vehicle: { amount: figures.vehicle.tariff.bikeSmall.yearWithGst, checked: '2026-11' } },
  } as Resources,
  claims: [{ topic: 'vehicle', keys: ['figures:vehicle.tariff'], sources: [], kind: 'fee', read: '2026-06-01' }],
  mayHaveChanged: [{ id: 'rates', what: said, ask: said, confirmed: '2026-11-30' }],
  words: [],
  sheet: '- [x] a\n- [X] b',
  today,
};

const found = (...changes: { at: string; is?: unknown }[]) =>
  readinessItems(changes.reduce<Evidence>((evidence, { at, is }) => changedAt(evidence, at, is), ready));

const waived = ['bestPriceGuarantee', 'experience', 'clients', 'claimSupport'];

test.each([
  ['has supplied and decided everything', []],
  [
    'claims nothing of itself, in no words either',
    [...waived.map((name) => ({ at: `facts.confirmations.${name}`, is: 'none' })), { at: 'copy.about.who', is: {} }],
  ],
  [
    'shows two life insurers as a broker',
    [
      { at: 'facts.licence.capacity', is: 'broker' },
      { at: 'facts.insurers.insurers.1.lines', is: ['life'] },
    ],
  ],
  ['read a law a year ago', [{ at: 'claims.0', is: { kind: 'law', read: '2025-12-01' } }]],
  ['has no figures in its words', [{ at: 'copy.about.stats.items', is: [] }, { at: 'facts.confirmations.clients' }]],
])('an office that %s has no open point', (_, changes) => {
  expect(found(...changes)).toEqual([]);
});

test('a person who is agent of two life insurers is told so, whatever the office is', () => {
  const licences = ['Life', 'General'].map((company) => ({ capacity: 'agent', company, validUntil: '' }));
  const points = found(
    { at: 'facts.licence.capacity', is: 'broker' },
    { at: 'facts.insurers.insurers.1.lines', is: ['life'] },
    { at: 'facts.people.people.0.licences', is: licences },
  );
  expect(points).toMatchObject([{ id: 'open-agent', isEssential: true }]);
});

/** What is changed in such an office, as JSON, and which point is open then. */
const cases = casesBeside(import.meta.filename, 'at', 'is', 'told', 'essential');

test.each(cases)('an office with $at as $is is told $told, and where to mend it', ({ at, is, told, essential }) => {
  const points = found({ at, is: is === '' ? undefined : JSON.parse(is) });
  expect(points).toMatchObject([{ id: told, isEssential: essential === 'yes' }]);
  expect(reportOn(points)).toMatch(/ 1\. .*(?:src\/(?:office|facts)\/|locales\/|\.env|npm run status)/);
});

test('essential points come first, and are counted', () => {
  const report = (...places: string[]) => reportOn(found(...places.map((at) => ({ at, is: '' }))));
  expect(report('settings.VITE_FORM_SERVICE_NAME', 'facts.contact.phone')).toMatch(
    /^Essential[^]*1\. "phone" is empty[^]*To decide[^]*1\. VITE_FORM_SERVICE_NAME[^]*Not ready: of what is essential 1 is open\./,
  );
  expect(report()).toMatch(/^Ready: nothing essential is open\.\n +→ તૈયાર છે.*\n +→ तैयार है/);
});

test.each([
  ['npm run ready ends with 1', ['src/owner/ready.ts'], '"phone" is empty'],
  // A language that is still being translated refuses any build first.
  [
    'a release is refused',
    ['src/prerender/build.ts', '--release'],
    finishedLanguages.length === languageCodes.length ? '"phone" is empty' : 'not translated yet',
  ],
])(
  '%s while something essential is missing',
  (_, words, reason) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: testedProject,
      encoding: 'utf8',
      env: { ...process.env, ...Object.fromEntries(settingNames.map((name) => [name, ''])) },
    });
    expect([status, stdout + stderr]).toEqual([1, expect.stringContaining(reason)]);
  },
  300_000,
);
