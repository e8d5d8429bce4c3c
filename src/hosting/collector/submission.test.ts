import { expect, test } from 'vitest';
import { faultsOf, submissionOf } from './submission.ts';

const good = { name: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello' };

test('the four fields filled in are accepted', () => {
  expect(faultsOf(good)).toEqual([]);
});

test('the telephone number may be missing', () => {
  expect(faultsOf({ ...good, phone: undefined })).toEqual([]);
});

test.each(['+91 98000 00000', '૯૮૦૦૦', 'evenings only'])('the telephone number "%s" is free text', (phone) => {
  expect(faultsOf({ ...good, phone })).toEqual([]);
});

test('everything wrong is said at once, in the order of the fields', () => {
  expect(faultsOf({ email: 'asha', message: ' \n' }).map(({ code, field }) => [code, field])).toEqual([
    ['REQUIRED_FIELD_MISSING', 'name'],
    ['TYPE_EMAIL', 'email'],
    ['REQUIRED_FIELD_EMPTY', 'message'],
  ]);
});

test.each(['a@b', 'a.b+c@mail.example.com', "o'neil@example.com", ' asha@example.com '])('"%s" is an e-mail address', (email) => {
  expect(faultsOf({ ...good, email })).toEqual([]);
});

test.each(['asha', '@example.com', 'asha@', 'a b@example.com', 'a@-example.com', 'a@b..com', 'a@b@c'])('"%s" is no e-mail address', (email) => {
  expect(faultsOf({ ...good, email }).map(({ code }) => code)).toEqual(['TYPE_EMAIL']);
});

test.each([1, null, ['Asha'], { a: 1 }])('%j is no text', (name) => {
  expect(faultsOf({ ...good, name }).map(({ code, field }) => [code, field])).toEqual([['TYPE_TEXT', 'name']]);
});

test('nothing but the four fields is kept', () => {
  expect(submissionOf({ ...good, _next: '/gu', admin: true })).toEqual(good);
});
