import { expect, test } from 'vitest';
import { on } from '../../../test/any-date.ts';
import { casesBeside } from '../../../test/cases.ts';
import { isoDate } from '../../../values/calendar-date.ts';
import { childPassport } from '../child-passport/child-passport-rule.ts';
import { lifeCover } from '../life-cover/life-cover-rule.ts';
import { bonusAmount, lastDayOfBonus, nextBonus } from '../no-claim-bonus/no-claim-bonus-rule.ts';
import { reissueWindow } from '../reissue-window/reissue-window-rule.ts';
import { renewalAdvice } from '../renewal-reminder/renewal-reminder-rule.ts';

/** Each rule with what is given to it, days or numbers in their order, and what of its answer is told. */
const rules: Readonly<Record<string, (...given: string[]) => readonly unknown[]>> = {
  // Born and issued; until when, or between which two days one may choose.
  'child-passport': (born = '', issued = '') => Object.values(childPassport(on(born), on(issued))),
  // Expires and today; the next day that matters.
  'reissue-window'(expires = '', today = '') {
    const { state, next } = reissueWindow(on(expires), on(today));
    return [state, next];
  },
  // Ends and today; the day to call, 45 days before where there is time.
  'renewal-reminder': (end = '', today = '') => Object.values(renewalAdvice(on(end), on(today), 45)),
  // Income, loans and cover in thousands; ten and fifteen times the income, never less than nothing.
  'life-cover'(...sums) {
    const [income = 0, loans = 0, existingCover = 0] = sums.map(Number);
    return Object.values(lifeCover({ income, loans, existingCover }, { from: 10, to: 15 }));
  },
  // The motor tariff's table: after a year without a claim, and after one with a claim or delay.
  'no-claim-bonus': (bonus) => [nextBonus(Number(bonus), false), nextBonus(Number(bonus), true)],
  'bonus-amount': (premium, bonus) => [bonusAmount(Number(premium), Number(bonus))],
  'last-day-of-bonus': (end = '') => [lastDayOfBonus(on(end))],
};

test.each(casesBeside(import.meta.filename, 'rule', 'given', 'answer'))(
  '$rule: $given gives $answer',
  ({ rule, given, answer }) => {
    const told = rules[rule]?.(...given.split(' ')) ?? [];
    const texts = told.map((part) => (typeof part === 'object' ? isoDate(part as ReturnType<typeof on>) : part));
    expect(texts.filter((text) => text !== undefined).join(' ')).toBe(answer);
  },
);
