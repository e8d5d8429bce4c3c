import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate, on } from '../../../test/any-date.ts';
import { isoDate, type CalendarDate } from '../../../values/calendar-date.ts';
import { childPassport, type PassportValidity } from './child-passport-rule.ts';

const figures = { minorYears: 5, adultAge: 18, choiceAge: 15, adultYears: 10 };

const validity = (birth: CalendarDate, issue: CalendarDate) => childPassport(birth, issue, figures);

/** The anniversary as text, with 29 February on the 28th of a common year. */
function anniversary(date: CalendarDate, years: number): string {
  const year = date.year + years;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-${isoDate(date).slice(5)}`.replace(/02-29$/, isLeap ? '02-29' : '02-28');
}

/** A row of the rule: when it applies, and until when the passport is then valid. */
interface RuleRow {
  kind: PassportValidity['kind'];
  applies(birth: CalendarDate, issue: string): boolean;
  until(birth: CalendarDate, issue: CalendarDate): string[];
}

/** The rule as the glossary words it. */
const rule: RuleRow[] = [
  { kind: 'unborn', applies: (birth, issue) => issue < isoDate(birth), until: () => [] },
  { kind: 'adult', applies: (birth, issue) => issue >= anniversary(birth, 18), until: (_, issue) => [anniversary(issue, 10)] },
  { kind: 'choice', applies: (birth, issue) => issue >= anniversary(birth, 15), until: (birth, issue) => [anniversary(birth, 18), anniversary(issue, 10)] },
  { kind: 'minor', applies: () => true, until: (birth, issue) => [[anniversary(issue, 5), anniversary(birth, 18)].toSorted()[0] ?? ''] },
];

function datesOf(result: PassportValidity): string[] {
  if (result.kind === 'unborn') return [];
  return (result.kind === 'choice' ? [result.untilBirthday, result.untilFull] : [result.until]).map(isoDate);
}

describe('a child’s passport', () => {
  test('follows the rule for every birth and issue date', () => {
    fc.assert(
      fc.property(anyDate(1990, 2060), anyDate(1990, 2080), (birth, issue) => {
        const row = rule.find(({ applies }) => applies(birth, isoDate(issue)));
        const result = validity(birth, issue);
        expect([result.kind, ...datesOf(result)]).toEqual([row?.kind, ...(row?.until(birth, issue) ?? [])]);
      }),
      { numRuns: 2000 },
    );
  });

  test('never outlives childhood unless ten years were chosen', () => {
    fc.assert(
      fc.property(anyDate(1990, 2060), fc.nat(18 * 366), (birth, days) => {
        const issue = on(new Date(Date.UTC(birth.year, birth.month - 1, birth.day + days)).toISOString().slice(0, 10));
        const result = validity(birth, issue);
        if (result.kind === 'minor') expect(isoDate(result.until) <= anniversary(birth, 18)).toBe(true);
      }),
    );
  });

  test.each([
    ['2020-06-10', '2024-11-20', { kind: 'minor', until: on('2029-11-20'), reason: 'years' }],
    ['2010-06-10', '2024-11-20', { kind: 'minor', until: on('2028-06-10'), reason: 'birthday' }],
    ['2010-06-10', '2023-06-10', { kind: 'minor', until: on('2028-06-10'), reason: 'birthday' }],
    ['2010-06-10', '2025-06-09', { kind: 'minor', until: on('2028-06-10'), reason: 'birthday' }],
    ['2010-06-10', '2025-06-10', { kind: 'choice', untilBirthday: on('2028-06-10'), untilFull: on('2035-06-10') }],
    ['2010-06-10', '2028-06-09', { kind: 'choice', untilBirthday: on('2028-06-10'), untilFull: on('2038-06-09') }],
    ['2010-06-10', '2028-06-10', { kind: 'adult', until: on('2038-06-10') }],
    ['2024-02-29', '2024-02-29', { kind: 'minor', until: on('2029-02-28'), reason: 'years' }],
    ['2012-02-29', '2026-01-05', { kind: 'minor', until: on('2030-02-28'), reason: 'birthday' }],
    ['2012-02-29', '2027-02-28', { kind: 'choice', untilBirthday: on('2030-02-28'), untilFull: on('2037-02-28') }],
    ['2024-06-10', '2024-06-09', { kind: 'unborn' }],
  ] as const)('born %s, issued %s', (birth, issue, expected) => {
    expect(validity(on(birth), on(issue))).toEqual(expected);
  });
});
