import { describe, expect, test } from 'vitest';
import { faultOf, settingFaults, settings, type Setting } from './settings.ts';

const values: Record<Setting['kind'], { good: string[]; bad: string[] }> = {
  phone: {
    good: ['+91 98000 00000', '+919800000000', '+12345678'],
    bad: ['98000 00000', '+91-98000-00000', '+91 98000', '+1234567890123456', '+91  98000 00000', '+91 98000 0000O'],
  },
  email: { good: ['office@example.com', 'a.b+c@office.co.in'], bad: ['office', 'office@example', '@example.com', 'office @example.com'] },
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
    bad: ['formspree.io/f/abcdefgh', 'http://formspree.io/f/abcdefgh', 'javascript:alert(1)', 'https://api.web3forms.com/submit', 'https://FORMINIT.com/f/a'],
  },
  address: { good: ['https://www.facebook.com/office'], bad: ['www.facebook.com/office', 'http://www.facebook.com/office', '@office'] },
  months: { good: ['1', '12', '120'], bad: ['0', '1.5', 'twelve', '-3', '1000'] },
  switch: { good: ['off'], bad: ['on', 'no'] },
  day: { good: ['2029-03-31', '2028-02-29'], bad: ['31-03-2029', '2029-02-29', '2029-13-01', '2029-3-31', 'March 2029'] },
  capacity: { good: ['agent', 'posp', 'corporate-agent', 'broker', 'marketing-firm'], bad: ['Agent', 'adviser'] },
  hsts: { good: ['subdomains', 'preload'], bad: ['on', 'includeSubDomains'] },
  text: { good: ['IRDAI 1234', 'Shop #12'], bad: [] },
};

describe.each(Object.keys(values) as Setting['kind'][])('a value of the kind %s', (kind) => {
  test.each(values[kind].good)('may be %s', (value) => {
    expect(faultOf(kind, value)).toBeUndefined();
  });

  test.for(values[kind].bad)('may not be %s', (value) => {
    expect(faultOf(kind, value)).toMatch(/^must be .*(like|address)/);
  });
});

test('the samples are well formed themselves', () => {
  const samples: Setting[] = Object.values(settings);
  expect(samples.filter(({ kind, sample }) => sample && faultOf(kind, sample))).toEqual([]);
});

test('settings that are unset or empty are no fault', () => {
  expect(settingFaults({ VITE_PHONE: '', VITE_EMAIL: '  ' })).toEqual([]);
});

test('all malformed settings are told at once: which, what for, what is wrong, what it is, where to fix it', () => {
  expect(settingFaults({ VITE_PHONE: '98000', VITE_EMAIL: 'office@example.com', VITE_FACEBOOK: 'facebook' })).toEqual([
    'VITE_PHONE (the number visitors call) must be + and 8 to 15 digits, spaces allowed, like +91 98000 00000; it is "98000". ' +
      'Fix it in .env or the environment.',
    'VITE_FACEBOOK (the Facebook link in the footer) must be an https:// address; it is "facebook". Fix it in .env or the environment.',
  ]);
});

test('a comment behind a value is told as the reason', () => {
  expect(settingFaults({ VITE_PHONE: '+91 98000 00000 # shop' })).toEqual([
    expect.stringMatching(/it is "\+91 98000 00000 # shop"\..* write a comment in a line of its own\. Fix it/),
  ]);
});

const licence = { VITE_LEGAL_NAME: 'Asha Patel', VITE_LICENCE_CAPACITY: 'agent', VITE_LICENCE_NUMBER: 'A #12' };
const charge = { VITE_PASSPORT_CHARGE: 'We charge ₹1,500.', VITE_PASSPORT_CHARGE_GU: 'અમે ₹1,500 લઈએ છીએ.', VITE_PASSPORT_CHARGE_HI: 'हम ₹1500 लेते हैं।' };

test.each([
  ['a licence without its last day and insurers', licence],
  ['a charge in all three languages', charge],
  ['no charge', { VITE_PASSPORT_CHARGE: 'none' }],
])('%s is whole', (_, environment) => {
  expect(settingFaults(environment)).toEqual([]);
});

test.each([
  ['a licence without its number', { ...licence, VITE_LICENCE_NUMBER: ' ' }, /^VITE_LICENCE_NUMBER must be set as well/],
  [
    'a last day without a licence',
    { VITE_LICENCE_VALID_UNTIL: '2029-03-31' },
    /^VITE_LEGAL_NAME and VITE_LICENCE_CAPACITY and VITE_LICENCE_NUMBER must be set as well/,
  ],
  ['a charge that is not said in Hindi', { ...charge, VITE_PASSPORT_CHARGE_HI: '' }, /^VITE_PASSPORT_CHARGE_HI must be set as well/],
  ['a charge that is not said in English', { ...charge, VITE_PASSPORT_CHARGE: '' }, /^VITE_PASSPORT_CHARGE_GU and VITE_PASSPORT_CHARGE_HI must be empty/],
  ['a charge where there is none', { ...charge, VITE_PASSPORT_CHARGE: 'none' }, /must be empty, because VITE_PASSPORT_CHARGE says that nothing is charged/],
  ['a charge that is another in Gujarati', { ...charge, VITE_PASSPORT_CHARGE_GU: 'અમે ₹1,000 લઈએ છીએ.' }, /^VITE_PASSPORT_CHARGE_GU must name/],
])('%s is refused', (_, environment, reason) => {
  expect(settingFaults(environment)).toEqual([expect.stringMatching(reason)]);
});
