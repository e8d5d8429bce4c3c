/** The days by which to act on a claim that was refused, cut or left lying: one rule for each step of the way. */
import figures from '../../facts/figures.json' with { type: 'json' };
import { daysAfter, daysBetween, isBefore, monthsAfter, yearsAfter } from '../../values/calendar-date.ts';
import type { ClaimFacts } from './claim-facts.ts';

const { answerDays, silenceMonths, ombudsmanYears, ombudsmanLimit, commissionYears } = figures.claim;

const ombudsmanFrom = ({ sent }: ClaimFacts) => daysAfter(monthsAfter(sent, silenceMonths), 1);

/**
 * Where official pages count from different days, a last day is reckoned from the earlier one: of a claim that was
 * decided from its decision, and not from the insurer's answer to the letter (cioins.co.in/procedure.html,
 * www.cioins.co.in/FAQ_Online).
 */
const ombudsmanUntil = ({ sent, decided = sent }: ClaimFacts) => yearsAfter(decided, ombudsmanYears);

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
  const last = ombudsmanUntil(facts);
  if (!hasOmbudsman(facts)) return 'open';
  if (isBefore(last, facts.sent)) return 'over';
  return isBefore(last, ombudsmanFrom(facts)) ? 'ending' : 'open';
}

/**
 * The steps of a case, by their days; `notice` is how many days before its day the calendar rings for one. The
 * Ombudsman can excuse delay (rule 14 of the Insurance Ombudsman Rules, 2017), so that only a dispute above the limit is
 * without that way. From when the commission's years count of a claim that nobody decided, only a lawyer can say.
 */
export function stepsOf(facts: ClaimFacts) {
  const { happened, sent, decided } = facts;
  const answer = daysAfter(sent, answerDays);
  const ombudsman = [
    { step: 'ombudsmanFrom', date: ombudsmanFrom(facts), notice: 1 },
    { step: 'ombudsmanUntil', date: ombudsmanUntil(facts), notice: 30 },
  ] as const;
  const steps = [
    { step: 'answer', date: answer, notice: 1 },
    { step: 'bimaBharosa', date: daysAfter(answer, 1), notice: 1 },
    ...(hasOmbudsman(facts) ? ombudsman : []),
    ...(happened !== 'cashless' && decided
      ? ([{ step: 'commissionUntil', date: yearsAfter(decided, commissionYears), notice: 60 }] as const)
      : []),
  ] as const;
  return steps.toSorted((one, other) => daysBetween(other.date, one.date));
}
