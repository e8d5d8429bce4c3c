import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate, on } from '../../test/any-date.ts';
import { casesBeside } from '../../test/cases.ts';
import { copyIn } from '../../test/copy-in.ts';
import { daysBetween, isoDate } from '../../values/calendar-date.ts';
import { claim } from '../../test/refused-claim.ts';
import { citedRule, dueDay } from './cited-rule.ts';
import { grounds, happenings, isDecided, insuranceLines, roles, type ClaimFacts } from './claim-facts.ts';
import { letterIn } from './letter.ts';

const cases = casesBeside(
  import.meta.filename,
  'happened',
  'line',
  'role',
  'ground',
  'since',
  'event',
  'claimed',
  'amount',
  'tick',
  'rule',
  'due',
  'cites',
);

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string) =>
  choices.find((each) => each === text);
const dayOf = (text: string) => (text ? on(text) : undefined);

/** What a letter can cite, so that a second rule in it is seen. */
const sources = /117\/9\/2024|84\/5\/2024|Regulations, 2024|section 45\(1\)|653 of 2020|11 June 2024/g;

describe.each(cases)(
  '$happened, $line, $role, ground “$ground”, cover $since, event $event, claimed $claimed',
  (row) => {
    const happened = oneOf(happenings, row.happened) ?? 'refused';
    const facts: ClaimFacts = {
      ...claim,
      happened,
      line: oneOf(insuranceLines, row.line) ?? 'travel',
      role: oneOf(roles, row.role) ?? 'heir',
      ground: oneOf(grounds, row.ground),
      since: dayOf(row.since),
      event: dayOf(row.event),
      claimed: on(row.claimed),
      decided: isDecided(happened) ? claim.decided : undefined,
      amount: row.amount ? Number(row.amount) : undefined,
      isTraceless: row.tick !== '',
    };

    test(`rests on ${row.rule}`, () => {
      expect(citedRule(facts)).toBe(row.rule);
    });

    test('has the last day of the table', () => {
      expect(dueDay(facts)).toEqual(dayOf(row.due));
    });

    test('cites that rule, and no other', async () => {
      const { rule } = letterIn('en', await copyIn('gu', ['claim-letter']), facts);
      expect(rule.match(sources)).toEqual([expect.stringContaining(row.cites)]);
    });
  },
);

test('the rules of a long cover are cited from their day on, and not a day before', () => {
  const anyDay = fc.date({ min: new Date('2015-01-01'), max: new Date('2026-11-03'), noInvalidDate: true });
  fc.assert(
    fc.property(
      anyDay,
      anyDay,
      fc.constantFrom('health', 'life'),
      fc.constantFrom('illness', 'concealed'),
      (from, to, line, ground) => {
        const [since, event] = [from, to].map((day) => on(day.toISOString().slice(0, 10)));
        if (!since || !event || daysBetween(since, event) < 0) return;
        // Of a life insurance up to the day on which it is questioned, whenever the death was.
        const until = line === 'life' ? { event: since, decided: event } : { event };
        const rule = citedRule({ ...claim, line, ground, since, ...until });
        // Months of a calendar, counted apart: a month counts once its day of the month has come, or its last.
        const last = new Date(Date.UTC(event.year, event.month, 0)).getUTCDate();
        const months =
          (event.year - since.year) * 12 + event.month - since.month - (event.day < Math.min(since.day, last) ? 1 : 0);
        const age = months - (line === 'life' && event.day === Math.min(since.day, last) && months === 36 ? 1 : 0);
        const day = isoDate(event);
        const cited =
          line === 'life'
            ? ground === 'concealed' && age >= 36 && day >= '2015-03-20'
            : ground === 'illness'
              ? age >= 36 && day >= '2024-04-01'
              : age >= 60 && day >= '2024-05-29';
        expect(['waiting', 'moratorium', 'life'].includes(rule)).toBe(cited);
      },
    ),
  );
});

type Plain = Pick<ClaimFacts, 'happened' | 'line' | 'role' | 'ground' | 'isTraceless'> & {
  amount: number;
  decided: string;
};

/** When a rule may be cited that asks nothing of the cover's age, row by row; the first that fits counts. */
const conditions: readonly [rule: string, holds: (facts: Plain) => boolean][] = [
  ['reimbursement', ({ happened, decided }) => happened === 'cashless' && decided >= '2024-09-05'],
  ['answer', ({ happened }) => happened === 'cashless'],
  ['theft', (facts) => isDecision(facts) && facts.line === 'theft' && facts.ground === 'delay' && facts.isTraceless],
  ['delay', (facts) => isDecision(facts) && isHealth(facts) && isFormal(facts) && facts.decided >= '2024-09-05'],
  ['answer', (facts) => isDecision(facts) && isHealth(facts) && isFormal(facts)],
  ['committee', (facts) => isDecision(facts) && isHealth(facts) && facts.decided >= '2024-05-29'],
  ['vehicleDelay', (facts) => isDecision(facts) && facts.line === 'vehicle' && isNewGeneral(facts, 'delay')],
  ['vehiclePaper', (facts) => isDecision(facts) && /vehicle|theft/.test(facts.line) && isNewGeneral(facts, 'paper')],
  [
    'vehicleCondition',
    (facts) => isDecision(facts) && /vehicle|theft/.test(facts.line) && isNewGeneral(facts, 'condition'),
  ],
  ['answer', isDecision],
  ['healthTime', (facts) => isHealth(facts) && facts.decided >= '2024-09-05'],
  ['maturityTime', ({ line, decided }) => line === 'maturity' && decided >= '2024-09-05'],
  ['deathTime', ({ line, role, decided }) => line === 'life' && /nominee|heir/.test(role) && decided >= '2024-09-05'],
  ['surveyTime', ({ line, amount, decided }) => line === 'vehicle' && amount > 50_000 && decided >= '2024-06-11'],
  ['answer', () => true],
];
function isDecision({ happened }: Plain): boolean {
  return happened === 'refused' || happened === 'cut';
}
const isNewGeneral = ({ ground, decided }: Plain, wanted: string) => ground === wanted && decided >= '2024-06-11';
const isHealth = ({ line }: Plain) => line === 'health';
const isFormal = ({ ground }: Plain) => ground === 'delay' || ground === 'paper';

test('every other rule is cited where its conditions hold, and nowhere else', () => {
  const anyCase = fc.record({
    happened: fc.constantFrom(...happenings),
    line: fc.constantFrom(...insuranceLines),
    role: fc.constantFrom(...roles),
    ground: fc.constantFrom(...grounds, undefined),
    isTraceless: fc.boolean(),
    amount: fc.oneof(fc.integer({ min: 1, max: 9_000_000 }), fc.constantFrom(49_999, 50_000, 50_001)),
    claimed: anyDate(2023, 2026),
  });
  fc.assert(
    fc.property(anyCase, (facts) => {
      const rule = citedRule({ ...claim, ...facts, decided: undefined, since: undefined });
      const plain = { ...facts, decided: isoDate(facts.claimed) };
      expect(rule).toBe(conditions.find(([, holds]) => holds(plain))?.[0]);
    }),
    { numRuns: 1000 },
  );
});
