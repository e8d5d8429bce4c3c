/** The one rule that a letter rests on, named only where what the visitor answered shows that it applies, and the last day of a time that a rule sets. */
import figures from '../../facts/figures.json' with { type: 'json' };
import {
  dateFromIso,
  daysAfter,
  isBefore,
  monthsAfter,
  yearsAfter,
  type CalendarDate,
} from '../../values/calendar-date.ts';
import type { Resources } from '../../i18n/resources.ts';
import { isAfterDeath, isDecided, type ClaimFacts } from './claim-facts.ts';

type Rule = keyof Resources['claim-letter']['letter']['rules'];

const { waitingMonths, safeMonths } = figures.health;

/** From when each rule holds, where it is younger than some claims. */
const inForce: Readonly<Partial<Record<Rule, CalendarDate>>> = {
  delay: dateFromIso('2024-09-05'),
  waiting: dateFromIso('2024-04-01'),
  moratorium: dateFromIso('2024-05-29'),
  life: dateFromIso('2015-03-20'),
  committee: dateFromIso('2024-05-29'),
  reimbursement: dateFromIso('2024-09-05'),
  healthTime: dateFromIso('2024-09-05'),
  deathTime: dateFromIso('2024-09-05'),
  maturityTime: dateFromIso('2024-09-05'),
  surveyTime: dateFromIso('2024-06-11'),
  vehicleDelay: dateFromIso('2024-06-11'),
  vehiclePaper: dateFromIso('2024-06-11'),
  vehicleCondition: dateFromIso('2024-06-11'),
};

const policyholders = 'IRDAI/PP&GR/CIR/MISC/117/9/2024';
const health = 'IRDAI/HLT/CIR/PRO/84/5/2024';

/** How the source of a rule is cited, where it has more than a name: in every language alike. */
export const references: Readonly<Partial<Record<Rule, string>>> = {
  delay: policyholders,
  moratorium: health,
  committee: health,
  theft: 'Gurshinder Singh v. Shriram General Insurance, Civil Appeal No. 653 of 2020',
  reimbursement: policyholders,
  healthTime: policyholders,
  deathTime: policyholders,
  maturityTime: policyholders,
  answer: policyholders,
};

/** The rule of a company that has not decided. */
function timeRule(facts: ClaimFacts): Rule {
  const { line, amount = 0 } = facts;
  if (line === 'health') return 'healthTime';
  if (line === 'maturity') return 'maturityTime';
  if (isAfterDeath(facts)) return 'deathTime';
  // Of small damage no surveyor is asked, and a theft waits for the police.
  return line === 'vehicle' && amount > figures.claim.surveyorAbove ? 'surveyTime' : 'answer';
}

/** What IRDAI’s Master Circular on General Insurance Business of 11 June 2024 says against each ground. */
const vehicleRules: Readonly<Partial<Record<NonNullable<ClaimFacts['ground']>, Rule>>> = {
  delay: 'vehicleDelay',
  paper: 'vehiclePaper',
  condition: 'vehicleCondition',
};

/** The rule against the ground of a decision. */
function groundRule({ line, ground, event, since, decided, isTraceless }: ClaimFacts): Rule {
  const lasted = (until: CalendarDate | undefined, end: (from: CalendarDate) => CalendarDate) =>
    until !== undefined && since !== undefined && !isBefore(until, end(since));
  // Whether a late word made a theft's loss greater is open, unless the police knew at once.
  if (line === 'theft' && ground === 'delay') return isTraceless ? 'theft' : 'answer';
  if (line === 'vehicle' || line === 'theft') return (ground && vehicleRules[ground]) ?? 'answer';
  if (line === 'life') {
    // Section 45 counts up to the day on which the policy is questioned, not up to the death.
    const isSafe =
      ground === 'concealed' && lasted(decided, (from) => daysAfter(yearsAfter(from, figures.life.questionYears), 1));
    return isSafe ? 'life' : 'answer';
  }
  if (line !== 'health') return 'answer';
  if (ground === 'delay' || ground === 'paper') return 'delay';
  if (ground === 'illness' && lasted(event, (from) => monthsAfter(from, waitingMonths))) return 'waiting';
  if (ground === 'concealed' && lasted(event, (from) => monthsAfter(from, safeMonths))) return 'moratorium';
  return 'committee';
}

/** The rule of a case; that of the answer, which the letter itself sets running, where no other is sure to hold. */
export function citedRule(facts: ClaimFacts): Rule {
  const { happened, claimed, decided = claimed, event = decided } = facts;
  const rule = happened === 'cashless' ? 'reimbursement' : isDecided(happened) ? groundRule(facts) : timeRule(facts);
  const isOfCover = rule === 'waiting' || rule === 'moratorium';
  const held = inForce[rule];
  return held && isBefore(isOfCover ? event : decided, held) ? 'answer' : rule;
}

type Time = 'healthDays' | 'deathInvestigatedDays' | 'surveyorDays' | 'surveyReportDays' | 'surveyDecisionDays';

/** The days that a rule gives, one after the other; after a death the longer time, since only the company knows whether it looks into it. */
const times: Readonly<Partial<Record<Rule, readonly Time[]>>> = {
  healthTime: ['healthDays'],
  deathTime: ['deathInvestigatedDays'],
  surveyTime: ['surveyorDays', 'surveyReportDays', 'surveyDecisionDays'],
};

/** The last day of the insurer's time; undefined where it has decided, or where none is known. */
export function dueDay(facts: ClaimFacts): CalendarDate | undefined {
  const rule = citedRule(facts);
  if (rule === 'maturityTime') return facts.event;
  return times[rule]?.reduce((day, time) => daysAfter(day, figures.claim[time]), facts.claimed);
}
