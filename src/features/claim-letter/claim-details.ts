/** What a letter knows of a claim. */
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { claimFields, Enclosure, FieldName, LetterChoices } from './claim-fields.ts';

interface Values {
  short: string;
  text: string;
  date: CalendarDate;
  past: CalendarDate;
  amount: number;
  tick: boolean;
}

type Typed = {
  [Name in Exclude<FieldName, keyof LetterChoices | `insured-${string}`>]?: Values[(typeof claimFields)[Name]['kind']];
};

/** What is not known, or not asked in the case, is empty or missing. */
export interface ClaimDetails extends Typed, LetterChoices {
  /** Name of the person, or number of the vehicle. */
  insured?: string;
  /** Day of the letter. */
  sent: CalendarDate;
  claimed: CalendarDate;
  why: string;
  enclosures: readonly Enclosure[];
}

/** Whether somebody else writes because the person whose life is insured has died. */
export const isAfterDeath = ({ line, role }: Partial<LetterChoices>) =>
  line === 'life' && (role === 'nominee' || role === 'heir');
