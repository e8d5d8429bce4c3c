/** The insurers shown in the strips, and whom to call there. */
import type { InsuranceLine } from './services.ts';

export const insurers = officeFacts.insurers.insurers;

export type Insurer = (typeof insurers)[number];

/** Insurers of one line, in the order of the list. */
export function insurersOf(line: InsuranceLine): readonly Insurer[] {
  return insurers.filter((insurer) => insurer.lines.includes(line));
}
