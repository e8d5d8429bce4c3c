/** Under which licence the office sells insurance; the footer says it. All stays '' until it is known. */
import type { Capacity } from './capacities.ts';

export const licence: Licence = {
  // The name in which the licence is held.
  legalName: '',
  // 'agent', 'posp', 'corporate-agent', 'broker' or 'marketing-firm'.
  capacity: '',
  number: '',
  // Its last day, like '2029-03-31'; '' where it names none.
  validUntil: '',
  // The principal insurers, which have appointed the office, with commas between them.
  insurers: '',
};

export interface Licence {
  legalName: string;
  capacity: Capacity | '';
  number: string;
  validUntil: string;
  insurers: string;
}
