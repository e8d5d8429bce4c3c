/** The days by which to act on a claim that was refused, cut or left lying: one rule for each step of the way. */
import figures from '../../facts/figures.json' with { type: 'json' };
import {
  daysAfter,
  daysBetween,
  isBefore,
  monthsAfter,
  yearsAfter,
  type CalendarDate,
} from '../../values/calendar-date.ts';
import type { ClaimFacts } from './claim-facts.ts';

const { answerDays, silenceMonths, ombudsmanYears, ombudsmanLimit, commissionYears } = figures.claim;

/**
 * The days, one rule a row, in the order in which they are lived through.
 * Where official pages count from different days, a last day is reckoned from the earlier one: of a claim that was
 * decided from its decision, and not from the insurer's answer to the letter (cioins.co.in/procedure.html,
 * www.cioins.co.in/FAQ_Online).
 */
export const dayToAct = {
  answer: ({ sent }) => daysAfter(sent, answerDays),
  bimaBharosa: ({ sent }) => daysAfter(sent, answerDays + 1),
  ombudsmanFrom: ({ sent }) => daysAfter(monthsAfter(sent, silenceMonths), 1),
  ombudsmanUntil: ({ sent, decided = sent }) => yearsAfter(decided, ombudsmanYears),
  commissionUntil: ({ claimed, decided = claimed }) => yearsAfter(decided, commissionYears),
} as const satisfies Record<string, (facts: ClaimFacts) => CalendarDate>;

type ActStep = keyof typeof dayToAct;

const actSteps = Object.keys(dayToAct) as ActStep[];

/** Steps with a last day, which a late letter finds behind it. */
export const isLastDay = (step: ActStep): step is Extract<ActStep, `${string}Until`> => step.endsWith('Until');

/** How many days before its day the calendar rings for a step. */
export const wantedNotice = {
  answer: 1,
  bimaBharosa: 1,
  ombudsmanFrom: 1,
  ombudsmanUntil: 30,
  commissionUntil: 60,
};

/**
 * Whether more is in dispute than the Ombudsman may award: what was claimed less what was paid (rule 17(3) of the
 * Insurance Ombudsman Rules, 2017).
 */
export const isAboveLimit = ({ amount = 0, paid = 0 }: Pick<ClaimFacts, 'amount' | 'paid'>) =>
  amount - paid > ombudsmanLimit;

/** Of a refused cashless request the claim itself can still be made. */
const hasOmbudsman = (facts: ClaimFacts) => facts.happened !== 'cashless' && !isAboveLimit(facts);

/** Whether the Ombudsman's year is over, or ends before the insurer's silence has lasted long enough. */
export function ombudsmanYear(facts: ClaimFacts) {
  const last = dayToAct.ombudsmanUntil(facts);
  if (!hasOmbudsman(facts)) return 'open';
  if (isBefore(last, facts.sent)) return 'over';
  return isBefore(last, dayToAct.ombudsmanFrom(facts)) ? 'ending' : 'open';
}

/**
 * The steps of a case, by their days. The Ombudsman can excuse delay (rule 14 of the Insurance Ombudsman Rules, 2017),
 * so that only a dispute above the limit is without that way. From when the commission's years count of a claim that
 * nobody decided, only a lawyer can say.
 */
export function stepsOf(facts: ClaimFacts) {
  const open = {
    answer: true,
    bimaBharosa: true,
    ombudsmanFrom: hasOmbudsman(facts),
    ombudsmanUntil: hasOmbudsman(facts),
    commissionUntil: facts.happened !== 'cashless' && facts.decided !== undefined,
  };
  const steps = actSteps.filter((step) => open[step]).map((step) => ({ step, date: dayToAct[step](facts) }));
  return steps.toSorted((one, other) => daysBetween(other.date, one.date));
}
