import { expect, test } from 'vitest';
import { failureFrom } from './post-message.ts';

const refusal = JSON.stringify({ errors: [{ message: 'Too long' }] });

test.each([
  [422, '{"errors":[]}'],
  [500, '<h1>Oops</h1>'],
])('an answer %i without errors is a problem', (status, body) => {
  expect(failureFrom(status, null, body)).toEqual({ kind: 'problem' });
});

test('a refusal for too many messages says how long to wait', () => {
  expect(failureFrom(429, '30', refusal)).toEqual({ kind: 'tooMany', seconds: 30 });
});

test('a refusal for too many messages that names no time is shown like any other', () => {
  expect(failureFrom(429, null, refusal).kind).toBe('refused');
  expect(failureFrom(429, null, '')).toEqual({ kind: 'problem' });
});

test('another status does not wait', () => {
  expect(failureFrom(503, '30', '')).toEqual({ kind: 'problem' });
});
