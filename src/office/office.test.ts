import { describe, expect, test } from 'vitest';
import { officeFrom, ownCollector, telephoneLink, whatsappLink } from './office.ts';
import { settings } from './settings.ts';

describe('an office whose owner has set nothing', () => {
  const office = officeFrom({});

  test('shows the samples, and says that they are', () => {
    expect([office.phone, office.email, office.whatsapp]).toEqual(
      [settings.VITE_PHONE, settings.VITE_EMAIL, settings.VITE_WHATSAPP].map(({ sample }) => ({ value: sample, isSample: true })),
    );
  });

  test('shows samples as samples, written down as settings too', () => {
    const written = officeFrom({
      VITE_PHONE: settings.VITE_PHONE.sample,
      VITE_EMAIL: settings.VITE_EMAIL.sample,
      VITE_WHATSAPP: settings.VITE_WHATSAPP.sample,
    });
    expect([written.phone, written.email, written.whatsapp].map(({ isSample }) => isSample)).toEqual([true, true, true]);
  });

  test('collects its messages itself', () => {
    expect([office.formEndpoint, office.formService]).toEqual([ownCollector, undefined]);
  });

  test('keeps pages on visitors’ devices', () => {
    expect(office.keepsPages).toBe(true);
  });

  test('names its networks without addresses', () => {
    expect(office.social.filter(({ address }) => address !== undefined)).toEqual([]);
  });
});

describe('an office whose owner has set everything', () => {
  const office = officeFrom({
    VITE_PHONE: ' +91 1234 5678 ',
    VITE_SITE_URL: 'https://advisory.example/',
    VITE_FORM_ENDPOINT: 'https://forms.example/f/1',
    VITE_MESSAGES_KEPT_MONTHS: '6',
    VITE_OFFLINE: 'off',
  });

  test('shows what was set, without the spaces around it', () => {
    expect(office.phone).toEqual({ value: '+91 1234 5678', isSample: false });
  });

  test('knows its origin without a slash at the end', () => {
    expect(office.siteUrl).toBe('https://advisory.example');
  });

  test('names the service that collects its messages, and how long they are kept', () => {
    expect([office.formEndpoint, office.formService, office.messagesKeptMonths]).toEqual(['https://forms.example/f/1', 'forms.example', 6]);
  });

  test('keeps no pages on visitors’ devices where that is turned off', () => {
    expect(office.keepsPages).toBe(false);
  });
});

test.each([
  ['https://Advisory.Example', 'https://advisory.example'],
  ['https://રાજકોટ.ભારત', 'https://xn--0dcnk9d8c0d.xn--gecrj9c'],
])('the origin of %s is written as browsers write it', (given, origin) => {
  expect(officeFrom({ VITE_SITE_URL: given }).siteUrl).toBe(origin);
});

test('a form service in an Indian script or in capitals keeps its path', () => {
  expect(officeFrom({ VITE_FORM_ENDPOINT: 'https://Forms.Example/f/AbC' }).formEndpoint).toBe('https://forms.example/f/AbC');
});

test('a licence is read in its parts', () => {
  const settings = {
    VITE_LEGAL_NAME: 'Asha Patel',
    VITE_LICENCE_CAPACITY: 'agent',
    VITE_LICENCE_NUMBER: 'A #12',
    VITE_LICENCE_VALID_UNTIL: '2029-03-31',
    VITE_LICENCE_INSURERS: 'LIC',
  };
  expect(officeFrom(settings).licence).toEqual({ legalName: 'Asha Patel', capacity: 'agent', number: 'A #12', validUntil: '2029-03-31', insurers: 'LIC' });
});

test.each([
  ['nothing', {}, undefined],
  ['none', { VITE_PASSPORT_CHARGE: 'none' }, 'none'],
  [
    'a line in each language',
    { VITE_PASSPORT_CHARGE: 'We charge ₹500.', VITE_PASSPORT_CHARGE_GU: 'અમે ₹500 લઈએ છીએ.', VITE_PASSPORT_CHARGE_HI: 'हम ₹500 लेते हैं।' },
    { en: 'We charge ₹500.', gu: 'અમે ₹500 લઈએ છીએ.', hi: 'हम ₹500 लेते हैं।' },
  ],
])('what the office charges for passports may be %s', (_, environment, charge) => {
  expect(officeFrom(environment).passportCharge).toEqual(charge);
});

test('a telephone link holds no spaces', () => {
  expect(telephoneLink('+91 98000 00000')).toBe('tel:+919800000000');
});

test('a chat link holds digits alone, and its greeting survives the address in every script', () => {
  const link = new URL(whatsappLink('+91 98000 00000', 'નમસ્તે! & नमस्ते?'));
  expect([link.pathname, link.searchParams.get('text')]).toEqual(['/919800000000', 'નમસ્તે! & नमस्ते?']);
});
