import { isIsoDay, isoDayInIndia } from './iso-day.ts';

/** Why a confirmation does not count, or undefined where it is a day that has come. */
export function confirmationFault(written: string, today: Date): string | undefined {
  if (!isIsoDay(written)) return 'is no day of the calendar, like 2026-12-01';
  return written > isoDayInIndia(today) ? 'is a day that has not come yet' : undefined;
}

/** Whether the office says by 'none' that it makes no such promise, and the pages leave it out; figures and insurers must be true instead. */
export function isWaived(name: string, written: string | undefined): boolean {
  return name === 'bestPriceGuarantee' && written === 'none';
}
