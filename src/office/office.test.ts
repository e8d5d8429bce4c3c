import { expect, test } from 'vitest';
import { deploymentFrom, ownCollector } from './deployment.ts';
import { telephoneLink, whatsappLink } from './links.ts';
import { samples, withSamples } from './samples.ts';
import type { Environment } from './settings.ts';

test('what the owner has written is shown, and a marked sample in place of the rest', () => {
  expect(withSamples({ phone: '+91 1', email: '', whatsapp: '' })).toEqual({
    phone: { value: '+91 1', isSample: false },
    email: { value: samples.email, isSample: true },
    whatsapp: { value: samples.whatsapp, isSample: true },
  });
});

test('a deployment of which nothing is set collects its messages itself, and keeps pages on devices', () => {
  expect(deploymentFrom({})).toMatchObject({ formEndpoint: ownCollector, formService: undefined, keepsPages: true });
});

const service = { VITE_FORM_ENDPOINT: 'https://Forms.Example/f/AbC' };

test.each<[string, Environment, object]>([
  ['a value without the spaces around it', { VITE_SITE_URL: ' https://a.in ' }, { siteUrl: 'https://a.in' }],
  ['its origin without a slash', { VITE_SITE_URL: 'https://A.example/' }, { siteUrl: 'https://a.example' }],
  ['its service', service, { formEndpoint: 'https://forms.example/f/AbC', formService: 'forms.example' }],
  ['the name of its service', { ...service, VITE_FORM_SERVICE_NAME: 'Forms' }, { formService: 'Forms' }],
  ['no service by a name alone', { VITE_FORM_SERVICE_NAME: 'Forms' }, { formService: undefined }],
  ['how long messages are kept', { VITE_MESSAGES_KEPT_MONTHS: '6' }, { messagesKeptMonths: 6 }],
  ['no pages on devices', { VITE_OFFLINE: 'off' }, { keepsPages: false }],
])('a deployment knows %s', (_, environment, known) => {
  expect(deploymentFrom(environment)).toMatchObject(known);
});

test('a telephone link holds no spaces', () => {
  expect(telephoneLink('+91 98000 00000')).toBe('tel:+919800000000');
});

test('a chat link holds digits alone, and its greeting survives the address in every script', () => {
  const link = new URL(whatsappLink('+91 98000 00000', 'નમસ્તે! & नमस्ते?'));
  expect([link.pathname, link.searchParams.get('text')]).toEqual(['/919800000000', 'નમસ્તે! & नमस्ते?']);
});
