import { describe, expect, test } from 'vitest';
import { faultOf, settingFaults, settings, type Setting } from './settings.ts';

const values: Record<Setting['kind'], { good: string[]; bad: string[] }> = {
  phone: {
    good: ['+91 98000 00000', '+919800000000', '+12345678', '+91 281 244 0000'],
    bad: [
      '98000 00000',
      '+91-98000-00000',
      '+91 98000',
      '+1234567890123456',
      '+91  98000 00000',
      '+91 98000 0000O',
      '+91 98765 4321',
      '+91 98765 432100',
      '+91 0281 2440000',
    ],
  },
  email: {
    good: ['office@example.com', 'a.b+c@office.co.in', 'ઓફિસ@રાજકોટ.ભારત'],
    bad: [
      'office',
      'office@example',
      '@example.com',
      'office @example.com',
      '“office@example.com”',
      "'office@example.com'",
      'office@example..com',
      'the..office@example.com',
    ],
  },
  origin: {
    good: [
      'https://advisory.example',
      'https://advisory.example/',
      'http://localhost:4173',
      'https://Advisory.Example',
      'HTTPS://advisory.example',
      'https://રાજકોટ.ભારત',
      'https://राजकोट.भारत/',
      'https://advisory.example:443',
    ],
    bad: [
      'advisory.example',
      'http://advisory.example',
      'https://advisory.example/site',
      'ftp://advisory.example',
      'https://advisory.example?a=1',
      'https://advisory.example/#a',
      'https://me@advisory.example',
      'https://advisory .example',
    ],
  },
  endpoint: {
    good: ['https://formspree.io/f/abcdefgh', 'http://127.0.0.1:8080/messages'],
    bad: [
      'formspree.io/f/abcdefgh',
      'http://formspree.io/f/abcdefgh',
      'javascript:alert(1)',
      'https://api.web3forms.com/submit',
      'https://FORMINIT.com/f/a',
      'https://getform.io/f/x',
      'https://formspree.io/forms/abcdefgh/overview',
      'https://docs.google.com/forms/d/e/x/viewform',
    ],
  },
  months: { good: ['1', '12', '120'], bad: ['0', '1.5', 'twelve', '-3', '1000'] },
  switch: { good: ['off'], bad: ['on', 'no'] },
  hsts: { good: ['subdomains', 'preload'], bad: ['on', 'includeSubDomains'] },
  text: { good: ['IRDAI 1234', 'Shop #12'], bad: [] },
};

describe.each(Object.keys(values) as Setting['kind'][])('a value of the kind %s', (kind) => {
  test.each(values[kind].good)('may be %s', (value) => {
    expect(faultOf(kind, value)).toBeUndefined();
  });

  test.for(values[kind].bad)('may not be %s', (value) => {
    expect(faultOf(kind, value)).toMatch(/^must (?:be|have) .*(like|address)/);
  });
});

test('the samples are well formed themselves', () => {
  const samples: Setting[] = Object.values(settings);
  expect(samples.filter(({ kind, sample }) => sample && faultOf(kind, sample))).toEqual([]);
});

test('settings that are unset or empty are no fault', () => {
  expect(settingFaults({ VITE_PHONE: '', VITE_EMAIL: '  ' })).toEqual([]);
});

test('all malformed settings are told at once: where, which, what for, what is wrong, what it is', () => {
  expect(settingFaults({ VITE_PHONE: '98000', VITE_EMAIL: 'asha@patel.in', VITE_MESSAGES_KEPT_MONTHS: 'six' }, (name) => `.env:${name.length}`)).toEqual([
    '.env:10: VITE_PHONE (the number visitors call) must be + and 8 to 15 digits, spaces allowed, like +91 98000 00000; it is "98000".',
    '.env:25: VITE_MESSAGES_KEPT_MONTHS (how many months messages are kept, said in the privacy notice) must be a whole number of months, ' +
      'like 12; it is "six".',
  ]);
});

test('a comment behind a value is told as the reason', () => {
  expect(settingFaults({ VITE_PHONE: '+91 98250 00000 # shop' })).toEqual([
    expect.stringMatching(/it is "\+91 98250 00000 # shop"\..* write a comment in a line of its own\.$/),
  ]);
});

test.each([
  ['VITE_PHONE', '+919800000000'],
  ['VITE_WHATSAPP', '+91 98000 00000'],
  ['VITE_EMAIL', 'office@example.com'],
  ['VITE_FORM_ENDPOINT', 'https://formspree.io/f/abcdefgh'],
  ['VITE_SITE_URL', 'https://advisory.example'],
])('the example of %s, left in, is refused with the remedy', (name, value) => {
  expect(settingFaults({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^\\.env: ${name} .* is still the example .*leave nothing after =`))]);
});
