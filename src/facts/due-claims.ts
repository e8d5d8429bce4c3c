/** Which claims of the site are to be read again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimsFrom, type Claim } from './read-claims.ts';
import { dateFromIso, isBefore, monthsAfter, type CalendarDate } from '../values/calendar-date.ts';

/** How many months a claim may stand before it is read again: fees, tariffs and sums change sooner than laws. */
const keptMonths: Readonly<Record<Claim['kind'], number>> = { fee: 6, law: 12 };

/** Whether a claim has stood longer than its kind may. */
export function isDue({ read, kind }: Pick<Claim, 'read' | 'kind'>, today: CalendarDate): boolean {
  return isBefore(monthsAfter(dateFromIso(read), keptMonths[kind]), today);
}

/** All claims, read from their tables where no bundler is at work. */
export function readClaims(): Claim[] {
  const table = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  return claimsFrom(table('claims.tsv'), table('sources.tsv'));
}
