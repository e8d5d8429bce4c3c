import { expect, test } from 'vitest';
import { unbroken } from './unbroken-words.ts';

test.each([
  ['a range of figures', 'en', '10–15 times', '10\u2060–\u206015 times'],
  ['an English word with a short first part', 'en', 'File an e-FIR', 'File an e-\u2060FIR'],
  ['a Gujarati word with a short first part', 'gu', 'પાસપોર્ટ રી-ઇશ્યુ', 'પાસપોર્ટ રી-\u2060ઇશ્યુ'],
  ['a figure and its Gujarati unit', 'gu', '14 દિવસમાં જવાબ', '14\u00a0દિવસમાં જવાબ'],
  ['an amount and its postposition', 'gu', '₹{{price.amount, rupees}} થી શરૂ', '₹{{price.amount, rupees}}\u00a0થી શરૂ'],
  ['a day and its month', 'en', 'of 29 May 2024', 'of 29\u00a0May 2024'],
  ['a date in figures', 'en', 'like 14 3 2026', 'like 14\u00a03\u00a02026'],
] as const)('%s is held together', (_, language, text, held) => {
  expect(unbroken(text, 'text', language)).toBe(held);
});

test.each([
  ['a word with a long first part', 'en', 'Self-attested copy'],
  ['an address', 'gu', 'cfr-in.gujarat.gov.in'],
  ['the path in a placeholder', 'gu', 'by {{re-issue.days}}'],
  ['a time of day', 'en', '09:00 AM to 8:00 PM'],
] as const)('%s stays as it is', (_, language, text) => {
  expect(unbroken(text, 'text', language)).toBe(text);
});

test.each([
  ['title', 'પાસપોર્ટ ક્યારે મળે છે?', 'પાસપોર્ટ ક્યારે મળે\u00a0છે?'],
  ['title', 'What your application costs', 'What your application costs'],
  ['body', 'what we do', 'what we do'],
])('the last two words of a %s are joined where they are short: %s', (key, text, joined) => {
  expect(unbroken(text, key, 'gu')).toBe(joined);
});
