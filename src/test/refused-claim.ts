/** A refusal that tests of the letter begin from. */
import { on } from './any-date.ts';
import type { ClaimFacts } from '../features/claim-letter/claim-facts.ts';

export const claim: ClaimFacts = {
  happened: 'refused',
  line: 'health',
  role: 'holder',
  insurer: 'Company',
  policy: 'P/1',
  number: 'C/2',
  insured: 'Patient',
  sent: on('2026-11-23'),
  claimed: on('2026-10-01'),
  decided: on('2026-11-03'),
  amount: 120_000,
  why: 'Reason',
  name: 'Name',
  address: 'Street\nRajkot',
  enclosures: [],
};
