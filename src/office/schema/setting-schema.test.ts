import { expect, test } from 'vitest';
import { settings, type SettingName } from '../settings.ts';
import { settingFaults } from './setting-schema.ts';

const written: Readonly<Record<SettingName, { good: string[]; bad: string[] }>> = {
  VITE_SITE_URL: {
    good: ['https://Advisory.in/', 'http://localhost:4173', 'https://રાજકોટ.ભારત', 'HTTPS://advisory.in:443'],
    bad: [
      'advisory.in',
      'http://advisory.in',
      'https://advisory.in/site',
      'ftp://advisory.in',
      'https://advisory.in?a=1',
      'https://advisory.in/#a',
      'https://me@advisory.in',
      'https://advisory .in',
      'https://advisory.in;x',
      'https://advisory.example',
    ],
  },
  VITE_PHONE: {
    good: ['+91 98252 12345', '+919825212345', '+12345678', '+91 281 244 0000'],
    bad: [
      '98252 12345',
      '+91-98252-12345',
      '+91 98252',
      '+1234567890123456',
      '+91  98252 12345',
      '+91 98252 1234O',
      '+91 98252 123450',
      '+91 0281 2440000',
      '+919800000000',
    ],
  },
  VITE_WHATSAPP: { good: ['+91 98252 12345'], bad: ['+91 98000 00000'] },
  VITE_EMAIL: {
    good: ['asha@patel.in', 'a.b+c@office.co.in', 'ઓફિસ@રાજકોટ.ભારત'],
    bad: [
      'asha',
      'asha@patel',
      '@patel.in',
      'a b@patel.in',
      '“asha@patel.in”',
      "'asha@patel.in'",
      'a@b..in',
      'a..b@c.in',
      'office@example.com',
    ],
  },
  VITE_FORM_ENDPOINT: {
    good: ['https://formspree.io/f/xyzk', 'http://127.0.0.1:8080/messages', 'http://[::1]:8080/'],
    bad: [
      'formspree.io/f/xyzk',
      'http://formspree.io/f/xyzk',
      'https://user:pw@formspree.io/f/xyzk',
      'https://a.com;frame-ancestors/f/x',
      'javascript:alert(1)',
      'https://api.web3forms.com/submit',
      'https://FORMINIT.com/f/a',
      'https://getform.io/f/x',
      'https://formspree.io/forms/xyzk/overview',
      'https://docs.google.com/forms/d/e/x/viewform',
      'https://formspree.io/f/abcdefgh',
    ],
  },
  VITE_FORM_SERVICE_NAME: { good: ['Formspree #1'], bad: ['<b>Formspree</b>'] },
  VITE_GRIEVANCE_CONTACT: {
    good: ['Asha Patel, +91 98252 12345', 'asha@patel.in', 'Shop 12, Rajkot 360 003', 'આશા પટેલ, ૯૮૨૫૨ ૧૨૩૪૫'],
    bad: ['Rameshbhai Patel', 'Shop 12, Rajkot'],
  },
  VITE_MESSAGES_KEPT_MONTHS: { good: ['1', '120'], bad: ['0', '1.5', 'twelve', '-3', '1000'] },
  VITE_OFFLINE: { good: ['off'], bad: ['on', 'no'] },
  VITE_HSTS: { good: ['subdomains', 'preload'], bad: ['on', 'includeSubDomains'] },
};

const rows = (kind: 'good' | 'bad') =>
  Object.entries(written).flatMap(([name, values]) => values[kind].map((value) => [name, value] as const));

test.each(rows('good'))('%s may be %s', (name, value) => {
  expect(settingFaults({ [name]: ` ${value} ` })).toEqual([]);
});

test.each(rows('bad'))('%s may not be %s, and the fault names it, its purpose and the remedy', (name, value) => {
  const [fault = '', ...others] = settingFaults({ [name]: value }, () => '.env:3');
  expect(others).toEqual([]);
  expect(fault.startsWith(`.env:3: ${name} (${settings[name as SettingName].purpose}) is '${value}', `)).toBe(true);
  expect(fault).toMatch(/\. (?:Write|Take|Add) .+\.$/);
});

test('settings that are unset or empty are no fault', () => {
  expect(settingFaults({ VITE_PHONE: '', VITE_EMAIL: '  ' })).toEqual([]);
});

test.each(['98252 12345', '09825212345', '91-98252-12345', '98252-12345'])(
  'the number %s is suggested with +91',
  (number) => {
    expect(settingFaults({ VITE_PHONE: number })).toEqual([expect.stringContaining('Write it like +91 98252 12345.')]);
  },
);
