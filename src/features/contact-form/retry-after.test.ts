import { expect, test } from 'vitest';
import { secondsToWait } from './retry-after.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['seconds', '120', 120],
  ['seconds with spaces around', ' 7 ', 7],
  ['a date', 'Sat, 21 Nov 2026 10:02:00 GMT', 120],
])('%s are understood', (_, header, seconds) => {
  expect(secondsToWait(header, now)).toBe(seconds);
});

test('part of a second is waited for in full', () => {
  expect(secondsToWait('Sat, 21 Nov 2026 10:00:01 GMT', now + 400)).toBe(1);
});

test.each(['', '0', '1.5e3', 'soon', 'Sat, 21 Nov 2026 09:59:59 GMT', '9'.repeat(400)])(
  '"%s" says no time',
  (header) => {
    expect(secondsToWait(header, now)).toBeUndefined();
  },
);
