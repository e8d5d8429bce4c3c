import { expect, test } from 'vitest';
import { officeFrom, ownCollector, telephoneLink, whatsappLink } from './office.ts';
import { samples, type Environment } from './settings.ts';

const unwritten = { phone: '', whatsapp: '', email: '' };

test('an office whose owner has set nothing shows marked samples and collects its messages itself', () => {
  expect(officeFrom({}, unwritten)).toMatchObject({
    phone: { value: samples.VITE_PHONE, isSample: true },
    email: { value: samples.VITE_EMAIL, isSample: true },
    whatsapp: { value: samples.VITE_WHATSAPP, isSample: true },
    formEndpoint: ownCollector,
    formService: undefined,
    keepsPages: true,
  });
});

test('what a deployment sets comes before what stands in contact.ts, and that before a sample', () => {
  const written = { ...unwritten, phone: '+91 1', email: 'a@b.in' };
  expect(officeFrom({ VITE_PHONE: '+91 2' }, written)).toMatchObject({
    phone: { value: '+91 2', isSample: false },
    email: { value: 'a@b.in', isSample: false },
    whatsapp: { isSample: true },
  });
});

const service = { VITE_FORM_ENDPOINT: 'https://Forms.Example/f/AbC' };

test.each<[string, Environment, object]>([
  ['a value without the spaces around it', { VITE_PHONE: ' +91 1 ' }, { phone: { value: '+91 1', isSample: false } }],
  ['its origin without a slash', { VITE_SITE_URL: 'https://A.example/' }, { siteUrl: 'https://a.example' }],
  ['an Indian script', { VITE_SITE_URL: 'https://રાજકોટ.ભારત' }, { siteUrl: 'https://xn--0dcnk9d8c0d.xn--gecrj9c' }],
  ['its service', service, { formEndpoint: 'https://forms.example/f/AbC', formService: 'forms.example' }],
  ['the name of its service', { ...service, VITE_FORM_SERVICE_NAME: 'Forms' }, { formService: 'Forms' }],
  ['no service by a name alone', { VITE_FORM_SERVICE_NAME: 'Forms' }, { formService: undefined }],
  ['how long messages are kept', { VITE_MESSAGES_KEPT_MONTHS: '6' }, { messagesKeptMonths: 6 }],
  ['no pages on devices', { VITE_OFFLINE: 'off' }, { keepsPages: false }],
])('an office knows %s', (_, environment, known) => {
  expect(officeFrom(environment)).toMatchObject(known);
});

test('a telephone link holds no spaces', () => {
  expect(telephoneLink('+91 98000 00000')).toBe('tel:+919800000000');
});

test('a chat link holds digits alone, and its greeting survives the address in every script', () => {
  const link = new URL(whatsappLink('+91 98000 00000', 'નમસ્તે! & नमस्ते?'));
  expect([link.pathname, link.searchParams.get('text')]).toEqual(['/919800000000', 'નમસ્તે! & नमस्ते?']);
});
