/** The days by which to act on a claim that was refused, cut or left lying: one rule for each step of the way. */
import figures from '../../facts/figures.json' with { type: 'json' };
import { daysAfter, daysBetween, isBefore, monthsAfter, yearsAfter } from '../../values/calendar-date.ts';
import type { ClaimDetails } from './claim-details.ts';

const { answerDays, silenceMonths, ombudsmanYears, ombudsmanLimit, commissionYears } = figures.claim;

const ombudsmanFrom = ({ sent }: ClaimDetails) => daysAfter(monthsAfter(sent, silenceMonths), 1);

/**
 * Where official pages count from different days, a last day is reckoned from the earlier one: of a claim that was
 * decided from its decision, and not from the insurer's answer to the letter (cioins.co.in/procedure.html,
 * www.cioins.co.in/FAQ_Online).
 */
const ombudsmanUntil = ({ sent, decided = sent }: ClaimDetails) => yearsAfter(decided, ombudsmanYears);

/**
 * Whether more is in dispute than the Ombudsman may award: what was claimed less what was paid (rule 17(3) of the
 * Insurance Ombudsman Rules, 2017).
 */
export const isAboveLimit = ({ amount = 0, paid = 0 }: Pick<ClaimDetails, 'amount' | 'paid'>) =>
  amount - paid > ombudsmanLimit;

/** Of a refused cashless request the claim itself can still be made. */
const hasOmbudsman = (claim: ClaimDetails) => claim.happened !== 'cashless' && !isAboveLimit(claim);

/** Whether the Ombudsman's year is over, or ends before the insurer's silence has lasted long enough. */
export function ombudsmanYear(claim: ClaimDetails) {
  const last = ombudsmanUntil(claim);
  if (!hasOmbudsman(claim)) return 'open';
  if (isBefore(last, claim.sent)) return 'over';
  return isBefore(last, ombudsmanFrom(claim)) ? 'ending' : 'open';
}

/**
 * The steps of a case, by their days; `notice` is how many days before its day the calendar rings for one. The
 * Ombudsman can excuse delay (rule 14 of the Insurance Ombudsman Rules, 2017), so that only a dispute above the limit is
 * without that way. From when the commission's years count of a claim that nobody decided, only a lawyer can say.
 */
export function stepsOf(claim: ClaimDetails) {
  const { happened, sent, decided } = claim;
  const answer = daysAfter(sent, answerDays);
  const ombudsman = [
    { step: 'ombudsmanFrom', date: ombudsmanFrom(claim), notice: 1 },
    { step: 'ombudsmanUntil', date: ombudsmanUntil(claim), notice: 30 },
  ] as const;
  const steps = [
    { step: 'answer', date: answer, notice: 1 },
    { step: 'bimaBharosa', date: daysAfter(answer, 1), notice: 1 },
    ...(hasOmbudsman(claim) ? ombudsman : []),
    ...(happened !== 'cashless' && decided
      ? ([{ step: 'commissionUntil', date: yearsAfter(decided, commissionYears), notice: 60 }] as const)
      : []),
  ] as const;
  return steps.toSorted((one, other) => daysBetween(other.date, one.date));
}
