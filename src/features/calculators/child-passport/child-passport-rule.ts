/** How long a passport issued to a child is valid. */
import figures from '../../../facts/figures.json' with { type: 'json' };
import { isBefore, yearsAfter, type CalendarDate } from '../../../values/calendar-date.ts';

const { minorYears, choiceAge, adultAge, adultYears } = figures.passport;

/**
 * Five years or the 18th birthday, whichever is earlier; from 15 the choice of ten years or the 18th birthday.
 * Sources: Passports Rules 1980, rule 12; form field 1.6 of the Ministry of External Affairs;
 * cgibirmingham.gov.in/page/display/376/66. Someone born on 29 February comes of age on 28 February where the year has
 * no 29th.
 */
export function childPassport(birth: CalendarDate, issue: CalendarDate) {
  if (isBefore(issue, birth)) return { kind: 'unborn' } as const;
  const comesOfAge = yearsAfter(birth, adultAge);
  const untilFull = yearsAfter(issue, adultYears);
  if (!isBefore(issue, comesOfAge)) return { kind: 'adult', until: untilFull } as const;
  if (!isBefore(issue, yearsAfter(birth, choiceAge)))
    return { kind: 'choice', untilBirthday: comesOfAge, untilFull } as const;
  const untilYears = yearsAfter(issue, minorYears);
  return isBefore(untilYears, comesOfAge)
    ? ({ kind: 'years', until: untilYears } as const)
    : ({ kind: 'birthday', until: comesOfAge } as const);
}
