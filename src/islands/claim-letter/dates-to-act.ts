/** The days by which to act on a claim that was refused, cut or left lying: one rule for each step of the way. */
import { daysAfter, daysBetween, isBefore, monthsAfter, yearsAfter, type CalendarDate } from '../../values/calendar-date.ts';

/** What the law and the regulator allow, from `figures` in locales/…/claim-letter.json. */
export interface ActFigures {
  /** Days in which the insurer answers a complaint. */
  answerDays: number;
  /** Months of the insurer's silence after which the Ombudsman takes a complaint. */
  silenceMonths: number;
  ombudsmanYears: number;
  /** Rupees up to which the Ombudsman takes a claim. */
  ombudsmanLimit: number;
  commissionYears: number;
}

/** What is known of the case. */
export interface ActCase {
  /** Day of the letter to the insurer. */
  sent: CalendarDate;
  claimed: CalendarDate;
  /** Day of the insurer's decision, where it has made one. */
  decided: CalendarDate | undefined;
  /** Where it is known. */
  amount: number | undefined;
}

type Days = Omit<ActCase, 'amount'>;

/**
 * The days, one rule a row, in the order in which they are lived through.
 * Where official pages count from different days, a last day is reckoned from the earlier one: of a claim that was decided from its decision, and not
 * from the insurer's answer to the letter (cioins.co.in/procedure.html, www.cioins.co.in/FAQ_Online).
 */
const rules = {
  answer: ({ sent }, { answerDays }) => daysAfter(sent, answerDays),
  bimaBharosa: ({ sent }, { answerDays }) => daysAfter(sent, answerDays + 1),
  ombudsmanFrom: ({ sent }, { silenceMonths }) => daysAfter(monthsAfter(sent, silenceMonths), 1),
  ombudsmanUntil: ({ sent, decided = sent }, { ombudsmanYears }) => yearsAfter(decided, ombudsmanYears),
  commissionUntil: ({ claimed, decided = claimed }, { commissionYears }) => yearsAfter(decided, commissionYears),
} as const satisfies Record<string, (days: Days, figures: ActFigures) => CalendarDate>;

export type ActStep = keyof typeof rules;

export const actSteps = Object.keys(rules) as ActStep[];

/** How many days before its day the calendar rings for a step. */
export const wantedNotice: Readonly<Record<ActStep, number>> = { answer: 1, bimaBharosa: 1, ombudsmanFrom: 1, ombudsmanUntil: 30, commissionUntil: 60 };

/** The day of a step. */
export function dayToAct(step: ActStep, days: Days, figures: ActFigures): CalendarDate {
  return rules[step](days, figures);
}

/** Whether the Ombudsman's year is over, or ends before the insurer's silence has lasted long enough. */
export function ombudsmanYear(days: Days, figures: ActFigures): 'open' | 'ending' | 'over' {
  const last = dayToAct('ombudsmanUntil', days, figures);
  if (isBefore(last, days.sent)) return 'over';
  return isBefore(last, dayToAct('ombudsmanFrom', days, figures)) ? 'ending' : 'open';
}

/** Whether a claim is too great for the Ombudsman. */
export const isAboveLimit = ({ amount = 0 }: Pick<ActCase, 'amount'>, { ombudsmanLimit }: ActFigures) => amount > ombudsmanLimit;

/** The steps that are open to a case, by their days. From when the commission's years count of a claim that nobody decided, only a lawyer can say. */
export function stepsOf(days: ActCase, figures: ActFigures): { step: ActStep; date: CalendarDate }[] {
  const year = isAboveLimit(days, figures) ? 'over' : ombudsmanYear(days, figures);
  const open: Readonly<Record<ActStep, boolean>> = {
    answer: true,
    bimaBharosa: true,
    ombudsmanFrom: year === 'open',
    ombudsmanUntil: year !== 'over',
    commissionUntil: days.decided !== undefined,
  };
  const steps = actSteps.filter((step) => open[step]).map((step) => ({ step, date: dayToAct(step, days, figures) }));
  return steps.toSorted((one, other) => daysBetween(other.date, one.date));
}
