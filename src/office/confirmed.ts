/** What the owner has confirmed, and since when. */
import { confirmations, type Confirmation, type Confirmations } from './confirmations.ts';
import { confirmationFault } from './confirmation-fault.ts';
import { isIsoDay, type IsoDay } from './iso-day.ts';

/** The day on which the owner confirmed it; undefined while nothing counts. */
export function confirmedOn(name: Confirmation, given: Confirmations = confirmations, today: Date = new Date()): IsoDay | undefined {
  const written = given[name];
  return written !== undefined && isIsoDay(written) && !confirmationFault(written, today) ? written : undefined;
}
