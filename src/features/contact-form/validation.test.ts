import { expect, test } from 'vitest';
import { sampleMessage as good } from '../../test/contact-page.ts';
import { messageField, messageFields } from './contact-message.ts';
import { errorsOf } from './validation.ts';

const required = messageFields.flatMap((field) => {
  const { missing } = messageField[field];
  return missing ? [[field, missing] as const] : [];
});

test.each(required)('%s is required', (field, error) => {
  expect(errorsOf({ ...good, [field]: '' }, true)).toEqual([{ field, error }]);
  expect(errorsOf({ ...good, [field]: ' \n\u00a0\u200b\u2060\u202e' }, true)).toEqual([{ field, error }]);
});

test('what the browser does not take for an address is named as such', () => {
  expect(errorsOf({ ...good, email: 'ramesh' }, false)).toEqual([{ field: 'email', error: 'email' }]);
});

test.each(messageFields)('%s may be as long as its cap and no longer', (field) => {
  const { longest } = messageField[field];
  expect(errorsOf({ ...good, [field]: 'x'.repeat(longest) }, true)).toEqual([]);
  expect(errorsOf({ ...good, [field]: 'x'.repeat(longest + 1) }, true)).toEqual([{ field, error: 'tooLong' }]);
});
