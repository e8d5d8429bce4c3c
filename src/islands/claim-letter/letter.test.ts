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
        expect(text).toContain(dateIn(each, 7, 12, 2026));
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
    expect(dueDay({ ...claim, happened: 'late', decided: undefined, line }, figures)).toEqual(due && on(due));
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
  });
});
