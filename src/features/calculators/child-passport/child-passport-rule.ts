/** How long a passport issued to a child is valid. */
import figures from '../../../facts/figures.json' with { type: 'json' };
import { isBefore, yearsAfter, type CalendarDate } from '../../../values/calendar-date.ts';

const { minorYears, choiceAge, adultAge, adultYears } = figures.passport;

type PassportValidity =
  /** `reason`: which of the two limits comes first. */
  | { kind: 'minor'; until: CalendarDate; reason: 'years' | 'birthday' }
  | { kind: 'choice'; untilBirthday: CalendarDate; untilFull: CalendarDate }
  | { kind: 'adult'; until: CalendarDate }
  | { kind: 'unborn' };

/**
 * Five years or the 18th birthday, whichever is earlier; from 15 the choice of ten years or the 18th birthday.
 * Sources: Passports Rules 1980, rule 12; form field 1.6 of the Ministry of External Affairs; cgibirmingham.gov.in/page/display/376/66.
 * Someone born on 29 February comes of age on 28 February where the year has no 29th.
 */
export function childPassport(birth: CalendarDate, issue: CalendarDate): PassportValidity {
  if (isBefore(issue, birth)) return { kind: 'unborn' };
  const comesOfAge = yearsAfter(birth, adultAge);
  const untilFull = yearsAfter(issue, adultYears);
  if (!isBefore(issue, comesOfAge)) return { kind: 'adult', until: untilFull };
  if (!isBefore(issue, yearsAfter(birth, choiceAge))) return { kind: 'choice', untilBirthday: comesOfAge, untilFull };
  const untilYears = yearsAfter(issue, minorYears);
  return isBefore(untilYears, comesOfAge)
    ? { kind: 'minor', until: untilYears, reason: 'years' }
    : { kind: 'minor', until: comesOfAge, reason: 'birthday' };
}
