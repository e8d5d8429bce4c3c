import { describe, expect, test } from 'vitest';
import { faultOf, settingFaults, settings, type Setting } from './settings.ts';

const values: Record<Setting['kind'], { good: string[]; bad: string[] }> = {
  phone: { good: ['+91 98000 00000', '+919800000000', '+12345678'], bad: ['98000 00000', '+91-98000-00000', '+91 98000', '+1234567890123456', '+91  98000 00000', '+91 98000 0000O'] },
  email: { good: ['office@example.com', 'a.b+c@office.co.in'], bad: ['office', 'office@example', '@example.com', 'office @example.com'] },
  origin: { good: ['https://advisory.example', 'https://advisory.example/', 'http://localhost:4173'], bad: ['advisory.example', 'http://advisory.example', 'https://advisory.example/site', 'ftp://advisory.example'] },
  endpoint: { good: ['https://formspree.io/f/abcdefgh', 'http://127.0.0.1:8080/messages'], bad: ['formspree.io/f/abcdefgh', 'http://formspree.io/f/abcdefgh', 'javascript:alert(1)'] },
  address: { good: ['https://www.facebook.com/office'], bad: ['www.facebook.com/office', 'http://www.facebook.com/office', '@office'] },
  months: { good: ['1', '12', '120'], bad: ['0', '1.5', 'twelve', '-3', '1000'] },
  switch: { good: ['off'], bad: ['on', 'no'] },
  text: { good: ['IRDAI 1234'], bad: [] },
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

test('all malformed settings are told at once: which, what for, what is wrong, what it is, where to mend it', () => {
  expect(settingFaults({ VITE_PHONE: '98000', VITE_EMAIL: 'office@example.com', VITE_FACEBOOK: 'facebook' })).toEqual([
    'VITE_PHONE (the number visitors call) must be + and 8 to 15 digits, spaces allowed, like +91 98000 00000; it is "98000". Mend it in .env or the environment.',
    'VITE_FACEBOOK (the Facebook link in the footer) must be an https:// address; it is "facebook". Mend it in .env or the environment.',
  ]);
});
