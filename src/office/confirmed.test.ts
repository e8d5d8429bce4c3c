import { expect, test } from 'vitest';
import { confirmationFault, confirmedOn, isWaived } from './confirmed.ts';

/** One o'clock at night in India, where the day before has not ended in London. */
const today = new Date('2026-12-01T01:00:00+05:30');

test.each(['2026-12-01', '2025-02-28'])('what was confirmed on %s is', (day) => {
  expect([confirmationFault(day, today), confirmedOn('clients', { clients: day }, today)]).toEqual([undefined, day]);
});

test.each([
  ['yes', 'is no day'],
  ['', 'is no day'],
  ['2026-02-29', 'is no day'],
  ['2026-12-02', 'is a day that has not come yet'],
])('“%s” confirms nothing: it %s', (clients, reason) => {
  expect(confirmationFault(clients, today)).toContain(reason);
  expect(confirmedOn('clients', { clients }, today)).toBeUndefined();
});

test('a claim may be none, who the insurers are may not', () => {
  expect([isWaived('clients', { clients: 'none' }), isWaived('insurers', { insurers: 'none' })]).toEqual([true, false]);
});
