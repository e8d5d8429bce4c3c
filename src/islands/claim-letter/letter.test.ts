import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { i18n } from 'i18next';
import { on } from '../../test/any-date.ts';
import { anyText } from '../../test/any-text.ts';
import { copyIn } from '../../test/copy-in.ts';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { dateIn, localeWords } from '../../test/shared-words.ts';
import { enclosures, happenings, lines, type ClaimFacts } from './claim-facts.ts';
import { blankLetterIn, dueDay, letterIn, plainText } from './letter.ts';

const claim: ClaimFacts = {
  happened: 'refused',
  line: 'health',
  role: 'holder',
  insurer: 'Company',
  policy: 'P/1',
  number: 'C/2',
  insured: 'Patient',
  sent: on('2026-11-23'),
  claimed: on('2026-10-01'),
  decided: on('2026-11-03'),
  amount: 120_000,
  paid: undefined,
  why: 'Reason',
  name: 'Name',
  address: 'Street\nRajkot',
  enclosures: [],
};

const { letter: letterWords } = localeWords('en', 'claim-letter');

/** What a letter shows that was made from words or facts that are not there. */
const gaps = /\{\{|undefined|null|NaN/;

let copy: i18n;
beforeAll(async () => {
  copy = await copyIn('gu', ['claim-letter']);
});

const textOf = (facts: Partial<ClaimFacts>) => plainText(letterIn('en', copy, { ...claim, ...facts }));

test('whatever is typed stands in the letter as typed', () => {
  const typed = fc.oneof(anyText(), fc.constantFrom(...hostileTexts));
  fc.assert(
    fc.property(typed, typed, typed, (why, insurer, name) => {
      const letter = letterIn('en', copy, { ...claim, why, insurer, name });
      expect([letter.reasons.text, letter.head[2], letter.foot[2]]).toEqual([why, insurer, name]);
      expect(plainText(letter)).toContain(why);
    }),
  );
});

test.each(happenings.flatMap((happened) => lines.map((line) => ({ happened, line }))))(
  'the letter and its reading are whole where a $line claim is $happened',
  ({ happened, line }) => {
    const decided = happened === 'refused' || happened === 'cut' ? claim.decided : undefined;
    const paid = happened === 'cut' ? 80_000 : undefined;
    for (const each of ['en', 'gu'] as const) {
      const text = plainText(letterIn(each, copy, { ...claim, happened, line, decided, paid }));
      expect(text).not.toMatch(gaps);
      expect(text).toContain(dateIn(each, 1, 10, 2026));
      expect(text.includes('₹40,000')).toBe(happened === 'cut');
    }
  },
);

test('the enclosures are numbered in their order', () => {
  expect(textOf({ enclosures })).toContain(
    enclosures.map((each, position) => `${position + 1}. ${letterWords.enclosures[each]}`).join('\n'),
  );
});

test('the letter by hand has a line for all that is not known, and nothing else', () => {
  const text = plainText(blankLetterIn('en', copy));
  expect(text).not.toMatch(gaps);
  for (const label of Object.values(letterWords.details)) expect(text).toContain(`${label}: ____`);
});

describe('the insurer’s time', () => {
  const undecided = { ...claim, happened: 'late', decided: undefined, role: 'nominee' } as const;

  test.each([
    ['a health claim', { line: 'health' }, '2026-10-16'],
    ['a life claim after a death', { line: 'life' }, '2026-10-16'],
    ['a vehicle claim', { line: 'vehicle' }, '2026-10-24'],
    ['a travel claim', { line: 'travel' }, undefined],
    ['a policyholder’s life claim', { line: 'life', role: 'holder' }, undefined],
    ['damage that needs no surveyor', { line: 'vehicle', amount: 50_000 }, undefined],
    ['a decided claim', { happened: 'refused' }, undefined],
  ] as const)('of %s of 1 October 2026 ends as the regulator says', (_what, facts, due) => {
    expect(dueDay({ ...undecided, ...facts })).toEqual(due && on(due));
  });

  test.each([
    ['2026-10-16', false],
    ['2026-10-17', true],
  ] as const)('in a letter of %s is named as over, with interest: %s', (sent, isOver) => {
    const letter = letterIn('en', copy, { ...undecided, sent: on(sent) });
    expect(letter.opening.length === 2).toBe(isOver);
    expect(letter.asks.items[0]?.includes('interest')).toBe(isOver);
  });
});

test.each([
  ['a year that is over, since delay can be excused', { decided: on('2025-11-01') }, true],
  ['a claim without an amount', { amount: undefined }, true],
  ['a claim above the limit', { amount: 5_000_001 }, false],
  ['a claim at the limit', { amount: 5_000_000 }, true],
] as const)('the letter of %s names the Ombudsman: %s', (_what, facts, isNamed) => {
  expect(textOf(facts).includes('Ombudsman')).toBe(isNamed);
});

test.each([
  ['કારણ', 'My reasons are in Gujarati.'],
  ['वजह', 'My reasons are in Hindi.'],
  ['Reason', undefined],
])('of reasons like “%s” the letter says the language, unless it is English', (why, sentence) => {
  expect(textOf({ why }).match(/My reasons are in \w+\./)?.[0]).toBe(sentence);
});

test.each([
  ['nominee', 'Life assured (deceased): Patient'],
  ['heir', 'Life assured (deceased): Patient'],
  ['holder', 'Life assured: Patient'],
] as const)('a life claim by the %s says who is insured, and asks for the policy’s sum', (role, row) => {
  const text = textOf({ line: 'life', role, amount: undefined });
  expect(text).toContain(row);
  expect(text).toContain('Amount claimed: the sum payable under the policy');
});
