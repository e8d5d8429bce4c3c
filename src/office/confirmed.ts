/** What the owner has confirmed, since when, and what the office does not claim. */
import { confirmations, type Confirmation, type Confirmations } from './confirmations.ts';
import { isIsoDay, isoDayInIndia, type IsoDay } from './iso-day.ts';

/** Why a confirmation does not count, or undefined where it is a day that has come. */
export function confirmationFault(written: string, today: Date): string | undefined {
  if (!isIsoDay(written)) return 'is no day of the calendar, like 2026-12-01';
  return written > isoDayInIndia(today) ? 'is a day that has not come yet' : undefined;
}

/** Whether the office says by 'none' that it claims no such thing, and the pages leave it out; who its insurers are must be true instead. */
export function isWaived(name: Confirmation, given: Confirmations = confirmations): boolean {
  return name !== 'insurers' && given[name] === 'none';
}

/** The day on which the owner confirmed it; undefined while nothing counts. */
export function confirmedOn(name: Confirmation): IsoDay | undefined {
  const written = confirmations[name];
  return written !== undefined && isIsoDay(written) && !confirmationFault(written, new Date()) ? written : undefined;
}
