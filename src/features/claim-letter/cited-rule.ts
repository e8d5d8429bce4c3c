/**
 * The one rule that a letter rests on, named only where what the visitor answered shows that it applies, and the last
 * day of a time that a rule sets.
 */
import figures from '../../facts/figures.json' with { type: 'json' };
import { dateFromIso, daysAfter, isBefore, monthsAfter, type CalendarDate } from '../../values/calendar-date.ts';
import type { Resources } from '../../i18n/resources.ts';
import { isAfterDeath, type ClaimDetails } from './claim-details.ts';

type Rule = keyof Resources['claim-letter']['letter']['rules'];

const { waitingMonths, safeMonths } = figures.health;
const { healthDays, deathInvestigatedDays, surveyorDays, surveyReportDays, surveyDecisionDays, surveyorAbove } =
  figures.claim;

interface Basis {
  /** How the source is cited, where it has more than a name: in every language alike. */
  reference?: string;
  /** From when it holds, where it is younger than some claims. */
  holdsFrom?: CalendarDate;
  /** How many days it gives; after a death the longer time, since only the company knows whether it looks into it. */
  days?: number;
}

const policyholders: Basis = { reference: 'IRDAI/PP&GR/CIR/MISC/117/9/2024', holdsFrom: dateFromIso('2024-09-05') };
const health: Basis = { reference: 'IRDAI/HLT/CIR/PRO/84/5/2024', holdsFrom: dateFromIso('2024-05-29') };
/** IRDAI’s Master Circular on General Insurance Business. */
const general: Basis = { holdsFrom: dateFromIso('2024-06-11') };

/** What each rule rests on. */
export const bases: Readonly<Record<Rule, Basis>> = {
  delay: policyholders,
  waiting: { holdsFrom: dateFromIso('2024-04-01') },
  moratorium: health,
  life: { holdsFrom: dateFromIso('2015-03-20') },
  committee: health,
  theft: { reference: 'Gurshinder Singh v. Shriram General Insurance, Civil Appeal No. 653 of 2020' },
  reimbursement: policyholders,
  healthTime: { ...policyholders, days: healthDays },
  deathTime: { ...policyholders, days: deathInvestigatedDays },
  maturityTime: policyholders,
  surveyTime: { ...general, days: surveyorDays + surveyReportDays + surveyDecisionDays },
  vehicleDelay: general,
  vehiclePaper: general,
  vehicleCondition: general,
  answer: policyholders,
};

/** The rule of a company that has not decided. */
function timeRule(claim: ClaimDetails): Rule {
  const { line, amount = 0 } = claim;
  if (line === 'health') return 'healthTime';
  if (line === 'maturity') return 'maturityTime';
  if (isAfterDeath(claim)) return 'deathTime';
  // Of small damage no surveyor is asked, and a theft waits for the police.
  return line === 'vehicle' && amount > surveyorAbove ? 'surveyTime' : 'answer';
}

/** The rule of a vehicle against each ground. */
const vehicleRules: Readonly<Record<string, Rule>> = {
  delay: 'vehicleDelay',
  paper: 'vehiclePaper',
  condition: 'vehicleCondition',
};

/** The rule against the ground of a decision. */
function groundRule({ line, ground, event, since, decided, traceless }: ClaimDetails): Rule {
  const lasted = (until: CalendarDate | undefined, months: number) =>
    until !== undefined && since !== undefined && !isBefore(until, monthsAfter(since, months));
  // Whether a late word made a theft's loss greater is open, unless the police knew at once.
  if (line === 'theft' && ground === 'delay') return traceless ? 'theft' : 'answer';
  if (line === 'vehicle' || line === 'theft') return vehicleRules[ground ?? ''] ?? 'answer';
  if (line === 'life') {
    // Section 45 counts up to the day on which the policy is questioned, not up to the death.
    const dayBefore = decided && daysAfter(decided, -1);
    return ground === 'concealed' && lasted(dayBefore, 12 * figures.life.questionYears) ? 'life' : 'answer';
  }
  if (line !== 'health') return 'answer';
  if (ground === 'delay' || ground === 'paper') return 'delay';
  if (ground === 'illness' && lasted(event, waitingMonths)) return 'waiting';
  if (ground === 'concealed' && lasted(event, safeMonths)) return 'moratorium';
  return 'committee';
}

/** The rule of a case; that of the answer, which the letter itself sets running, where no other is sure to hold. */
export function citedRule(claim: ClaimDetails): Rule {
  const { happened, claimed, decided = claimed, event = decided } = claim;
  const rule = happened === 'cashless' ? 'reimbursement' : claim.decided ? groundRule(claim) : timeRule(claim);
  const isOfCover = rule === 'waiting' || rule === 'moratorium';
  const { holdsFrom } = bases[rule];
  return holdsFrom && isBefore(isOfCover ? event : decided, holdsFrom) ? 'answer' : rule;
}

/** The last day of the insurer's time; undefined where it has decided, or where none is known. */
export function dueDay(claim: ClaimDetails): CalendarDate | undefined {
  const rule = citedRule(claim);
  if (rule === 'maturityTime') return claim.event;
  const { days } = bases[rule];
  return days === undefined ? undefined : daysAfter(claim.claimed, days);
}
