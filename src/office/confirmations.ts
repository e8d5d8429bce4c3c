/**
 * What the site says of the office that only its owner can vouch for: the day on which the owner confirmed it, like
 * `clients: '2026-12-01',`. Until then the pages say that it is open, `npm run ready` names it, and no release is built.
 */
import { isIsoDay, isoDayInIndia, type IsoDay } from './iso-day.ts';

export const confirmations: Confirmations = {};

export interface Confirmations {
  /** A best price on the home page: premiums are set by the insurers. */
  bestPriceGuarantee?: string;
  /** The companies in insurers.ts, and the office's appointment with each. */
  insurers?: string;
  /** The years of experience on the about page, in the figure and in the words. */
  experience?: string;
  /** The number of clients on the about page. */
  clients?: string;
  /** The share of claims supported on the about page. */
  claimSupport?: string;
}

export type Confirmation = keyof Confirmations;

/** Why a confirmation does not count, or undefined where it is a day that has come. */
export function confirmationFault(written: string, today: Date): string | undefined {
  if (!isIsoDay(written)) return 'is no day of the calendar, like 2026-12-01';
  return written > isoDayInIndia(today) ? 'is a day that has not come yet' : undefined;
}

/** The day on which the owner confirmed it; undefined while nothing counts. */
export function confirmedOn(name: Confirmation, given: Confirmations = confirmations, today: Date = new Date()): IsoDay | undefined {
  const written = given[name];
  return written !== undefined && isIsoDay(written) && !confirmationFault(written, today) ? written : undefined;
}
