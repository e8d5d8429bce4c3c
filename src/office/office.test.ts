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

  test('collects its messages itself', () => {
    expect([office.formEndpoint, office.formService]).toEqual([ownCollector, undefined]);
  });

  test('keeps pages on visitors’ devices', () => {
    expect(office.keepsPages).toBe(true);
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

test('visitors are told the name of the form service where the owner has given one', () => {
  const environment = { VITE_FORM_ENDPOINT: 'https://forms.example/f/1', VITE_FORM_SERVICE_NAME: 'Example Forms' };
  expect(officeFrom(environment).formService).toBe('Example Forms');
});

test('a name without a form service names nobody', () => {
  expect(officeFrom({ VITE_FORM_SERVICE_NAME: 'Example Forms' }).formService).toBeUndefined();
});

test('a telephone link holds no spaces', () => {
  expect(telephoneLink('+91 98000 00000')).toBe('tel:+919800000000');
});

test('a chat link holds digits alone, and its greeting survives the address in every script', () => {
  const link = new URL(whatsappLink('+91 98000 00000', 'નમસ્તે! & नमस्ते?'));
  expect([link.pathname, link.searchParams.get('text')]).toEqual(['/919800000000', 'નમસ્તે! & नमस्ते?']);
});
