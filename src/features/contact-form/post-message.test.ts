import { expect, test } from 'vitest';
import { failureFrom } from './post-message.ts';
import { secondsToWait } from './retry-after.ts';

const refused = { kind: 'refused', errors: [{ message: 'Too long' }] };

test.each([
  [429, null, refused],
  [503, '30', refused],
] as const)('an answer %i that asks to wait %s seconds', (status, seconds, failure) => {
  expect(failureFrom(status, seconds, JSON.stringify(refused))).toEqual(failure);
});

test.each([
  [' 120 ', 120],
  ['Sat, 21 Nov 2026 10:02:00 GMT', 120],
  ['0', undefined],
  ['1.5e3', undefined],
  ['Sat, 21 Nov 2026 09:59:59 GMT', undefined],
  ['9'.repeat(400), undefined],
])('“%s” asks to wait %s seconds, part of one in full', (header, seconds) => {
  expect(secondsToWait(header, Date.parse('2026-11-21T10:00:00Z') + (header.includes('10:02') ? 400 : 0))).toBe(
    seconds,
  );
});
