/** What a letter knows of a claim. */
import type { CalendarDate } from '../../values/calendar-date.ts';
import {
  decided,
  isCase,
  type LetterChoices,
  type Chosen,
  type claimFields,
  type Enclosure,
  type FieldName,
  type Happening,
} from './claim-fields.ts';

interface Values {
  line: string;
  text: string;
  date: CalendarDate | undefined;
  past: CalendarDate | undefined;
  amount: number | undefined;
  tick: boolean;
}

type Typed = {
  [Name in Exclude<FieldName, keyof LetterChoices | `insured-${string}`>]: Values[(typeof claimFields)[Name]['kind']];
};

/** What is not known is empty or undefined. */
export interface ClaimFacts extends Typed, LetterChoices {
  /** Name of the person, or number of the vehicle. */
  insured: string;
  /** Day of the letter. */
  sent: CalendarDate;
  claimed: CalendarDate;
  enclosures: readonly Enclosure[];
}

/** Whether somebody else writes because the person whose life is insured has died. */
export const isAfterDeath = ({ line, role }: Chosen) => line === 'life' && (role === 'nominee' || role === 'heir');

/** Whether the insurer has made a decision in this case. */
export const isDecided = (happened: Happening) => isCase({ happened: decided }, { happened });
