import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { i18n } from 'i18next';
import { createI18n } from '../../i18n/create-i18n.ts';
import { facts as officeFacts } from '../../i18n/facts.ts';
import { FormatjsNumberFormat } from '../../i18n/formatjs-number-format.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadResources } from '../../i18n/load-resources.ts';
import { on } from '../../test/any-date.ts';
import { anyText } from '../../test/any-text.ts';
import { finishedLanguages } from '../../test/finished-languages.ts';
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

async function copyIn(language: Language): Promise<i18n> {
  const files = ['claim-letter'] as const;
  const [copy, english] = await Promise.all([loadResources(language, files), loadResources('en', files)]);
  return createI18n({ language, copy, others: { en: english }, facts: officeFacts, NumberFormat: FormatjsNumberFormat, strict: true });
}

const typedText = fc.oneof(anyText(), fc.constantFrom(...hostileTexts));

describe.each(finishedLanguages)('on a page in %s', (language) => {
  let copy: i18n;
  beforeAll(async () => {
    copy = await copyIn(language);
  });

  test('whatever is typed stands in letter and reading as typed', () => {
    fc.assert(
      fc.property(typedText, typedText, typedText, (why, insurer, name) => {
        for (const each of ['en', language] as const) {
          const letter = letterIn(each, copy, { ...claim, why, insurer, name });
          expect([letter.reasons.text, letter.head[2], letter.foot[2]]).toEqual([why, insurer, name]);
          expect(plainText(letter)).toContain(why);
        }
      }),
    );
  });

  test.each(happenings.flatMap((happened) => lines.map((line) => ({ happened, line }))))(
    'the letter and its reading are whole where a $line claim is $happened',
    ({ happened, line }) => {
      const isDecided = happened === 'refused' || happened === 'cut';
      const case_ = { ...claim, happened, line, decided: isDecided ? claim.decided : undefined, paid: happened === 'cut' ? 80_000 : undefined };
      for (const each of ['en', language] as const) {
        const text = plainText(letterIn(each, copy, case_));
        expect(text).not.toMatch(/\{\{|undefined|null|NaN/);
        expect(text).toContain(dateIn(each, 1, 10, 2026));
        expect(text.includes('₹40,000')).toBe(happened === 'cut');
      }
    },
  );

  test('numbers the enclosures in their order', () => {
    const text = plainText(letterIn('en', copy, { ...claim, enclosures }));
    const names = localeWords('en', 'claim-letter').letter.enclosures;
    expect(text).toContain(enclosures.map((each, position) => `${position + 1}. ${names[each]}`).join('\n'));
  });

  test('the letter by hand has a line for all that is not known, and nothing else', () => {
    const text = plainText(blankLetterIn('en', copy));
    expect(text).not.toMatch(/\{\{|undefined|null|NaN/);
    for (const label of Object.values(localeWords('en', 'claim-letter').letter.details)) expect(text).toContain(`${label}: ____`);
  });
});

describe('the insurer’s time', () => {
  const { figures } = localeWords('en', 'claim-letter');

  test.each([
    ['health', '2026-10-16'],
    ['life', '2026-10-16'],
    ['vehicle', '2026-10-24'],
    ['travel', undefined],
  ] as const)('of a %s claim of 1 October 2026 ends on %s', (line, due) => {
    expect(dueDay({ ...claim, happened: 'late', decided: undefined, line, role: 'nominee' }, figures)).toEqual(due && on(due));
  });

  test('is not spoken of where there is a decision', () => {
    expect(dueDay(claim, figures)).toBeUndefined();
  });

  test.each([
    ['2026-10-16', false],
    ['2026-10-17', true],
  ] as const)('in a letter of %s is named as over: %s', async (sent, isOver) => {
    const copy = await copyIn('en');
    const letter = letterIn('en', copy, { ...claim, happened: 'silent', decided: undefined, sent: on(sent) });
    expect(letter.opening.length === 2).toBe(isOver);
    expect(letter.asks.items[0]?.includes('interest')).toBe(isOver);
  });

  test.each([
    ['a policyholder’s life claim', { line: 'life' }],
    ['damage that needs no surveyor', { line: 'vehicle', amount: 50_000 }],
  ] as const)('is not known for %s', (_what, one) => {
    expect(dueDay({ ...claim, ...one, happened: 'late', decided: undefined }, figures)).toBeUndefined();
  });
});

describe('the letter', () => {
  let copy: i18n;
  beforeAll(async () => {
    copy = await copyIn('en');
  });

  test.each([
    ['an open year', {}, true],
    ['a year that is over', { decided: on('2025-11-01') }, false],
    ['a claim above the limit', { amount: 5_000_001 }, false],
    ['a claim at the limit', { amount: 5_000_000 }, true],
  ] as const)('of %s names the Ombudsman where it is open: %s', (_what, one, isNamed) => {
    expect(plainText(letterIn('en', copy, { ...claim, ...one })).includes('Ombudsman')).toBe(isNamed);
  });

  test.each([
    ['કારણ', 'My reasons are in Gujarati.'],
    ['वजह', 'My reasons are in Hindi.'],
  ])('asks that %s be read in its language', (why, sentence) => {
    expect(plainText(letterIn('en', copy, { ...claim, why }))).toContain(sentence);
  });

  test('says nothing of the language of reasons in English', () => {
    expect(plainText(letterIn('en', copy, claim))).not.toContain('My reasons are in');
  });

  test.each([
    ['nominee', 'Life assured (deceased): Patient'],
    ['heir', 'Life assured (deceased): Patient'],
    ['holder', 'Life assured: Patient'],
  ] as const)('of a life claim by the %s says who is insured, and asks for the sum payable under the policy where no amount is known', (role, row) => {
    const text = plainText(letterIn('en', copy, { ...claim, line: 'life', role, amount: undefined }));
    expect(text).toContain(row);
    expect(text).toContain('Amount claimed: the sum payable under the policy');
  });
});
