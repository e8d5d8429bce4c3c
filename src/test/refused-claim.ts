/** A refusal that tests of the letter begin from, as it is known and as it is typed. */
import { on } from './any-date.ts';
import type { ClaimDetails } from '../features/claim-letter/claim-details.ts';

export const claim: ClaimDetails = {
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

/** By the ids of the fields, in the order in which the keyboard comes to them; dates whole, which the form spreads over their three fields. */
export const typedClaim: Readonly<Record<string, string>> = {
  insurer: 'Company of Rajkot',
  policy: 'P/1234/5678',
  number: 'C-77',
  'claimed-day': '૧/૧૦/૨૦૨૬',
  'decided-day': '3 नवंबर 2026',
  amount: '૧.૨ લાખ',
  why: 'ડોક્ટરે દાખલ થવા કહ્યું હતું.\nछुट्टी 14 दिन बाद मिली।',
  name: 'હંસાબેન પટેલ',
  address: 'Kalawad Road, Rajkot',
};
