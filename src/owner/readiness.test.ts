import { resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { settings, type Setting, type SettingName } from '../office/settings.ts';
import type { IsoDay } from '../office/iso-day.ts';
import type { Resources } from '../i18n/resources.ts';
import about from '../../locales/en/about.json' with { type: 'json' };
import home from '../../locales/en/home.json' with { type: 'json' };
import health from '../../locales/en/health.json' with { type: 'json' };
import vehicle from '../../locales/en/vehicle.json' with { type: 'json' };
import type { DatedFact } from './dated-facts.ts';
import { readinessItems, type Evidence } from './readiness.ts';

const root = resolve(import.meta.dirname, '../..');
const values: Record<SettingName, string> = {
  VITE_SITE_URL: 'https://advisory.example',
  VITE_PHONE: '+91 98250 12345',
  VITE_EMAIL: 'office@advisory.example',
  VITE_WHATSAPP: '+91 98250 12345',
  VITE_FORM_ENDPOINT: 'https://formspree.io/f/abcdefgh',
  VITE_LEGAL_NAME: 'Asha Patel',
  VITE_LICENCE_CAPACITY: 'posp',
  VITE_LICENCE_NUMBER: 'POSP 1234',
  VITE_LICENCE_VALID_UNTIL: '2026-12-01',
  VITE_LICENCE_INSURERS: 'LIC',
  VITE_PASSPORT_CHARGE: 'We charge ₹500.',
  VITE_PASSPORT_CHARGE_GU: 'અમે ₹500 લઈએ છીએ.',
  VITE_PASSPORT_CHARGE_HI: 'हम ₹500 लेते हैं।',
  VITE_GRIEVANCE_CONTACT: 'Asha Patel',
  VITE_MESSAGES_KEPT_MONTHS: '12',
  VITE_OFFLINE: '',
  VITE_HSTS: '',
  VITE_FACEBOOK: 'https://facebook.com/advisory',
  VITE_INSTAGRAM: 'https://instagram.com/advisory',
  VITE_YOUTUBE: 'https://youtube.com/@advisory',
  VITE_LINKEDIN: 'https://linkedin.com/company/advisory',
};
const day = '2026-12-01';

/** Words and settings of an office that is ready in every point. */
function readyEvidence(): Evidence {
  const copy = structuredClone({ about, home, health, vehicle }) as Resources;
  copy.home.testimonials.items.forEach((item) => (item.sample = false));
  copy.vehicle.price.amount = copy.vehicle.tariff.yearWithGst;
  const confirmations = { bestPriceGuarantee: day, insurers: day, experience: day, clients: day, claimSupport: day };
  return { environment: values, confirmations, copy, facts: [], today: new Date(day) };
}

const found = (change: (evidence: Evidence) => void): { isEssential: boolean; what: string }[] => {
  const evidence = readyEvidence();
  change(evidence);
  return readinessItems(evidence);
};

test('an office that has supplied and decided everything has no open point', () => {
  expect(found(() => {})).toEqual([]);
});

describe('unset settings', () => {
  const all: readonly (readonly [string, Setting])[] = Object.entries(settings);
  // What is said in one language must be said in all: that is no open point but a fault of the settings.
  const inOtherLanguages = ['VITE_PASSPORT_CHARGE_GU', 'VITE_PASSPORT_CHARGE_HI'];
  const toSupply = all.filter(([name, { kind }]) => kind !== 'switch' && kind !== 'hsts' && !inOtherLanguages.includes(name)).map(([name]) => name);

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
    'VITE_LEGAL_NAME',
    'VITE_LICENCE_CAPACITY',
    'VITE_LICENCE_NUMBER',
  ])('%s is essential', (name) => {
    expect(found((evidence) => (evidence.environment = { ...values, [name]: undefined }))[0]?.isEssential).toBe(true);
  });
});

test.each(['VITE_PHONE', 'VITE_EMAIL', 'VITE_WHATSAPP'] as const)('the sample of %s, written down as a setting, is essential', (name) => {
  const points = found((evidence) => (evidence.environment = { ...values, [name]: settings[name].sample }));
  expect(points).toEqual([{ isEssential: true, what: expect.stringContaining(`${name} is still the sample`), remedy: expect.any(String) }]);
});

test('a licence that has ended is essential, on the day after its last', () => {
  const points = found((evidence) => (evidence.environment = { ...values, VITE_LICENCE_VALID_UNTIL: '2026-11-30' }));
  expect(points).toEqual([expect.objectContaining({ isEssential: true, what: expect.stringContaining('2026-11-30') })]);
});

describe('words', () => {
  test('sample testimonials are essential', () => {
    const points = found(({ copy }) => copy.home.testimonials.items.slice(0, 1).forEach((item) => (item.sample = true)));
    expect(points).toEqual([expect.objectContaining({ isEssential: true, what: expect.stringContaining(`1 of ${home.testimonials.items.length}`) })]);
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

  test('a promise that is no longer made needs no confirmation', () => {
    const points = found(({ copy, confirmations }) => {
      delete confirmations.bestPriceGuarantee;
      copy.home.hero.badge = 'Fair advice';
    });
    expect(points).toEqual([]);
  });
});

describe('prices', () => {
  const checkedIn = (month: string) =>
    found(({ copy }) => {
      copy.health.price.checked = month;
    });

  test('90 days after their month they are still good', () => {
    // 90 days after the end of August 2026 are over on 30 November.
    expect(checkedIn('2026-09')).toEqual([]);
  });

  test('after more than 90 days they are named with their place', () => {
    expect(checkedIn('2026-08')).toEqual([expect.objectContaining({ what: expect.stringContaining('health.json price checked is 2026-08') })]);
  });
});

test('a bike price that nobody can get under the tariff is named, with the tariff', () => {
  const points = found(({ copy }) => (copy.vehicle.price.amount = copy.vehicle.tariff.yearWithGst - 1));
  expect(points).toEqual([expect.objectContaining({ isEssential: false, what: expect.stringContaining(String(vehicle.tariff.yearWithGst)) })]);
});

describe('facts', () => {
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
  const points = readinessItems({ ...readyEvidence(), environment: {}, copy: { about, home, health, vehicle } as Resources });
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
    expect([status, stderr]).toEqual([1, expect.stringContaining('VITE_PHONE')]);
  });
});
