import { expect, test } from 'vitest';
import cases from './contact-schema.cases.json' with { type: 'json' };
import { factSchemas } from './fact-schema.ts';
import { faultsOf, sentenceOf } from './values.ts';

const { contact } = factSchemas({ en: 'Latin', gu: 'Gujarati' }, new Date());

const judged = (written: object) => faultsOf(contact, written).map((fault) => sentenceOf(fault).en);

const rows = (kind: 'good' | 'bad') =>
  Object.entries(cases).flatMap(([field, values]) => values[kind].map((value) => [field, value] as const));

test.each(rows('good'))('%s may be %s', (field, value) => {
  expect(judged({ [field]: value })).toEqual([]);
});

test.each(rows('bad'))('%s may not be %s, and the fault names it and the remedy', (field, value) => {
  const [fault = '', ...others] = judged({ [field]: value });
  expect(others).toEqual([]);
  expect(fault).toMatch(/\. (?:Write|Take|Add) .+\.$/m);
  expect(fault.startsWith(`${field} is '${value}', `)).toBe(true);
});

test.each(['98252 12345', '09825212345', '91-98252-12345', '98252-12345'])(
  'the number %s is suggested with +91',
  (number) => {
    expect(judged({ phone: number })).toEqual([expect.stringContaining('Write it like "+91 98252 12345".')]);
  },
);

test.each(['0281 222 3344', '0281-2223344', '2812223344'])('the landline %s keeps the code of its town', (number) => {
  expect(judged({ phone: number })).toEqual([expect.stringContaining('Write it like "+91 281 222 3344".')]);
});

test.each([
  [{ en: 'Asha Patel, +91 98252 12345', gu: 'આશા પટેલ, +91 98252 12345' }, []],
  [{ en: 'asha@patel.in', gu: 'asha@patel.in' }, []],
  [{ en: 'Shop 12, Rajkot', gu: 'દુકાન 12, રાજકોટ' }, ['grievance.en is ', 'grievance.gu is ']],
  [{ en: 'asha@patel.in' }, ['grievance.gu is empty']],
])('whoever hears complaints can be reached, and is told in every language: %j', (grievance, told) => {
  expect(judged({ grievance })).toEqual(told.map((begins) => expect.stringContaining(begins)));
});
