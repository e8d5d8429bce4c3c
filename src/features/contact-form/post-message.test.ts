import { expect, test } from 'vitest';
import { failureFrom } from './post-message.ts';

const refused = { kind: 'refused', errors: [{ message: 'Too long' }] };

test.each([
  [429, '30', { kind: 'tooMany', seconds: 30 }],
  [429, null, refused],
  [503, '30', refused],
] as const)('an answer %i that asks to wait %s seconds', (status, seconds, failure) => {
  expect(failureFrom(status, seconds, JSON.stringify(refused))).toEqual(failure);
});
