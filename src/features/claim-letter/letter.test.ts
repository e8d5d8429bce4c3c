import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { i18n } from 'i18next';
import { on } from '../../test/any-date.ts';
import { anyText } from '../../test/any-text.ts';
import { testI18n } from '../../test/test-i18n.ts';
import hostileTexts from '../../test/hostile-texts.json' with { type: 'json' };
import { dateIn, localeWords } from '../../test/shared-words.ts';
import { claim } from '../../test/refused-claim.ts';
import type { ClaimDetails } from './claim-details.ts';
import { choices, enclosureNames } from './claim-fields.ts';
import { letterIn } from './letter.ts';
import { plainText } from './plain-letter.ts';

const { letter: letterWords } = localeWords('en', 'claim-letter');

/** What a letter shows that was made from words or values that are not there. */
const gaps = /\{\{|undefined|null|NaN/;

let gujarati: i18n;
beforeAll(async () => {
  gujarati = await testI18n('gu', ['claim-letter']);
});

const textOf = (details: Partial<ClaimDetails>) => plainText(letterIn('en', gujarati, { ...claim, ...details }));

test('whatever is typed stands in the letter as typed', () => {
  const typed = fc.oneof(anyText(), fc.constantFrom(...hostileTexts));
  fc.assert(
    fc.property(typed, typed, typed, (why, insurer, name) => {
      const text = textOf({ why, insurer, name });
      for (const each of [why, insurer, name]) expect(text).toContain(each);
    }),
  );
});

test.each(choices.happened.flatMap((happened) => choices.line.map((line) => ({ happened, line }))))(
  'the letter and its reading are whole where a $line claim is $happened',
  ({ happened, line }) => {
    const decided = happened === 'late' || happened === 'silent' ? undefined : claim.decided;
    const paid = happened === 'cut' ? 80_000 : undefined;
    for (const each of ['en', 'gu'] as const) {
      const text = plainText(letterIn(each, gujarati, { ...claim, happened, line, decided, paid }));
      expect(text).not.toMatch(gaps);
      expect(text).toContain(dateIn(each, 1, 10, 2026));
      expect(text.includes('₹40,000')).toBe(happened === 'cut');
    }
    // The approval of the committee is asked for there alone.
    const isApproved = line === 'health' && happened === 'refused';
    expect(textOf({ happened, line }).includes(letterWords.asks.approval)).toBe(isApproved);
  },
);

test('the enclosures are numbered in their order', () => {
  expect(textOf({ enclosures: enclosureNames })).toContain(
    enclosureNames.map((each, position) => `${position + 1}. ${letterWords.enclosures[each]}`).join('\n'),
  );
});

test('the letter by hand has a line for all that is not known, and nothing else', () => {
  const text = plainText(letterIn('en', gujarati));
  expect(text).not.toMatch(gaps);
  for (const label of Object.values(letterWords.details)) expect(text).toContain(`${label}: ____`);
});

test.each([
  ['2026-10-16', true, false],
  ['2026-10-17', true, true],
  ['2026-10-17', false, false],
] as const)(
  'of an undecided health claim a letter of %s, every paper given: %s, says overdue, with interest: %s',
  (sent, complete, isOver) => {
    const details = { ...claim, happened: 'late', decided: undefined, sent: on(sent), complete } as const;
    const letter = letterIn('en', gujarati, details);
    expect(letter.rule.includes('ended on 16 October 2026')).toBe(isOver);
    expect(letter.asks.items[0]?.includes('interest')).toBe(isOver);
  },
);

test('what helps the officer stands in the letter where it is known', () => {
  const more = {
    way: 'post',
    office: 'Tower\nMumbai',
    card: 'U-9',
    policyholder: 'Holder',
    place: 'Rajkot',
  } as const;
  const text = textOf({ ...more, role: 'member', event: on('2026-09-30') });
  for (const line of [
    'By speed post',
    'Company\nTower\nMumbai',
    'Health card or member number: U-9',
    'Policyholder: Holder',
    'Admission to hospital: 30 September 2026, Rajkot',
  ])
    expect(text).toContain(line);
});

test.each([
  ['a year that is over, since delay can be excused', { decided: on('2025-11-01') }, 'Ombudsman'],
  ['a dispute above the limit', { happened: 'cut', amount: 10_000_002, paid: 5_000_001 }, 'consumer commission'],
  ['a refusal of cashless, after which one claims first', { happened: 'cashless' }, undefined],
] as const)('the letter of %s names no other way than %s', (_what, details, way) => {
  const named = new Set(textOf(details).match(/Ombudsman|consumer commission/g));
  expect([...named]).toEqual(way ? [way] : []);
});

test('the letter on a life policy names the day on which it was questioned', () => {
  const text = textOf({ line: 'life', role: 'nominee', ground: 'concealed', since: on('2023-10-03') });
  expect(text).toContain('were over on 3 November 2026');
});

test.each([
  ['કારણ', 'My reasons are in Gujarati.'],
  ['वजह', 'My reasons are in Hindi.'],
  ['Reason', undefined],
])('of reasons like “%s” the letter says the language, unless it is English', (why, sentence) => {
  expect(textOf({ why }).match(/My reasons are in \w+\./)?.[0]).toBe(sentence);
});

test.each([
  ['nominee', 'Life assured (deceased): Patient', letterWords.event.deceased],
  ['holder', 'Life assured: Patient', letterWords.event.life],
] as const)(
  'a life claim by the %s says who is insured and what happened, and asks for the policy’s sum',
  (role, row, event) => {
    const text = textOf({ line: 'life', role, amount: undefined, event: on('2026-09-01') });
    for (const part of [row, `${event}: `, 'Amount claimed: the sum payable under the policy'])
      expect(text).toContain(part);
  },
);
