import { expect, test } from 'vitest';
import { on } from '../../test/any-date.ts';
import { casesBeside } from '../../test/cases.ts';
import { testI18n } from '../../test/test-i18n.ts';
import { claim } from '../../test/refused-claim.ts';
import { citedRule, dueDay } from './cited-rule.ts';
import type { ClaimDetails } from './claim-details.ts';
import { letterIn } from './letter.ts';

const cases = casesBeside(
  import.meta.filename,
  'happened',
  'line',
  'role',
  'ground',
  'since',
  'event',
  // Of the decision, or of the claim where there is none.
  'day',
  'amount',
  'tick',
  'rule',
  'due',
  'cites',
);

const dayOf = (text: string) => (text ? on(text) : undefined);

/** What a letter can cite, so that a second rule in it is seen. */
const sources = /117\/9\/2024|84\/5\/2024|Regulations, 2024|section 45\(1\)|653 of 2020|11 June 2024/g;

test.each(cases)(
  '$happened, $line, $role, ground “$ground”, cover $since, event $event, on $day: rests on $rule, with its last day, and cites no other',
  async (row) => {
    const isDecided = row.happened !== 'late';
    const details = {
      ...claim,
      ...row,
      since: dayOf(row.since),
      event: dayOf(row.event),
      claimed: isDecided ? on('2015-01-01') : on(row.day),
      decided: isDecided ? on(row.day) : undefined,
      amount: Number(row.amount),
      traceless: row.tick !== '',
    } as ClaimDetails;
    expect([citedRule(details), dueDay(details)]).toEqual([row.rule, dayOf(row.due)]);
    const { rule } = letterIn('en', await testI18n('gu', ['claim-letter']), details);
    expect(rule.match(sources)).toEqual([expect.stringContaining(row.cites)]);
  },
);
