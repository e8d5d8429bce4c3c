import { expect, test } from 'vitest';
import { sampleMessage as good } from '../../test/contact-page.ts';
import { longest, messageFields, messageFrom, requiredFields } from './contact-message.ts';
import { errorsOf } from './validation.ts';

test.each(['', '૯૮૨૫૦ ૦૦૦૦૦', '०९८२५० ०००००', 'call after six', '+91 (98250) 00-000'])(
  'the phone number is free text: %s',
  (phone) => {
    expect(errorsOf({ ...good, phone }, true)).toEqual({});
  },
);

test.each(Object.entries(requiredFields))('%s is required', (field, error) => {
  expect(errorsOf({ ...good, [field]: '' }, true)).toEqual({ [field]: error });
  expect(errorsOf({ ...good, [field]: ' \n\u00a0\u200b\u2060\u202e' }, true)).toEqual({ [field]: error });
});

test('what the browser does not take for an address is named as such', () => {
  expect(errorsOf({ ...good, email: 'ramesh' }, false)).toEqual({ email: 'email' });
});

test.each(messageFields)('%s may be as long as its cap and no longer', (field) => {
  expect(errorsOf({ ...good, [field]: 'x'.repeat(longest[field]) }, true)).toEqual({});
  expect(errorsOf({ ...good, [field]: 'x'.repeat(longest[field] + 1) }, true)).toEqual({ [field]: 'tooLong' });
});

test('errors stand in the order of the form', () => {
  const tooLong = messageFields.map((field) => [field, 'x'.repeat(longest[field] + 1)]);
  expect(Object.keys(errorsOf(messageFrom(Object.fromEntries(tooLong)), true))).toEqual(messageFields);
});
