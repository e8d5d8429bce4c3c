import { expect, test } from 'vitest';
import { confirmationFault } from './confirmation-fault.ts';
import { confirmedOn } from './confirmed.ts';

/** One o'clock at night in India, where the day before has not ended in London. */
const today = new Date('2026-12-01T01:00:00+05:30');

test('what is not confirmed is not', () => {
  expect(confirmedOn('clients', {}, today)).toBeUndefined();
});

test.each(['2026-12-01', '2025-02-28'])('what was confirmed on %s is', (day) => {
  expect([confirmationFault(day, today), confirmedOn('clients', { clients: day }, today)]).toEqual([undefined, day]);
});

test.each([
  ['yes', 'is no day'],
  ['', 'is no day'],
  ['1 December 2026', 'is no day'],
  ['2026-02-29', 'is no day'],
  ['2026-12', 'is no day'],
  ['2026-12-02', 'is a day that has not come yet'],
])('“%s” confirms nothing: it %s', (written, reason) => {
  expect([confirmationFault(written, today), confirmedOn('clients', { clients: written }, today)]).toEqual([expect.stringContaining(reason), undefined]);
});
