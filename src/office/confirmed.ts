/** What the owner has confirmed, since when, and what the office does not claim. */
import { confirmations, type Confirmation } from './confirmations.ts';
import { hasCome, type IsoDay } from './iso-day.ts';

/** Whether the office says by 'none' that it claims no such thing, and the pages leave it out. */
export function isWaived(name: Confirmation): boolean {
  return confirmations[name] === 'none';
}

/** The day on which the owner confirmed it; undefined while nothing counts. */
export function confirmedOn(name: Confirmation): IsoDay | undefined {
  const written = confirmations[name];
  return hasCome(written, new Date()) ? written : undefined;
}
