import { expect, test } from 'vitest';
import type { Claim } from '../facts/claims.ts';
import { dateFromIso } from '../values/calendar-date.ts';
import { isDue } from './due-claims.ts';

const row = { topic: 'life', keys: ['life:rules'], sources: [] };
const fee: Claim = { ...row, read: '2026-08-31', kind: 'fee' };
const law: Claim = { ...row, read: '2026-11-23', kind: 'law' };

test.each([
  ['a fee half a year after it was read, and not on the last day', fee, '2027-02-28', false],
  ['a fee half a year after it was read', fee, '2027-03-01', true],
  ['a law a year after it was read, and not on the last day', law, '2027-11-23', false],
  ['a law a year after it was read', law, '2027-11-24', true],
])('%s', (_rule, claim, today, due) => {
  expect(isDue(claim, dateFromIso(today))).toBe(due);
});
