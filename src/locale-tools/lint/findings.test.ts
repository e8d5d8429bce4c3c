import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import { caseLanguages, localesFrom } from '../../test/rule-cases.ts';
import { localeFile, localeFilesOf, readLocales } from '../locale-files.ts';
import { madeFrom } from '../translation-memory.ts';
import { testedProject } from '../../test/tested-project.ts';
import { findingsIn } from './findings.ts';
import messages from '../../messages/messages.json' with { type: 'json' };
import { rulesFor } from './rules/all.ts';
import { findChangedEnglish } from './rules/changed-english.ts';

const rulesOf = (words: Parameters<typeof localesFrom>[0]) => findingsIn(localesFrom(words)).map(({ rule }) => rule);

describe('one slip is one finding', () => {
  test.each([
    ['a brace that is missing', '{{prices.health.amount, rupees} થી પ્લાન.', ['placeholder-shape']],
    ['a text left empty', '', ['empty-text']],
    ['a text left in English', 'Plans from {{prices.health.amount, rupees}}.', ['same-as-english']],
  ])('%s', (_, line, expected) => {
    const locales = readLocales(testedProject, { en: languages.en, gu: languages.gu }, defaultLanguage);
    const other = localesFrom({ en: { line: 'Plans from {{prices.health.amount, rupees}}.' }, gu: { line } });
    const files = [...locales.files.filter(({ name }) => name === 'prices' || name === 'common'), ...other.files];
    const all = localeFilesOf(files, locales.languages, defaultLanguage);
    expect(findingsIn({ ...all, files: other.files }).map(({ rule }) => rule)).toEqual(expected);
  });
});

describe('what is no slip passes', () => {
  test.each([
    ['an initial before a comma', 'Kiran M., University Road', 'કિરણ એમ., યુનિવર્સિટી રોડ'],
    ['an ordinal said in a word', '2nd floor', 'બીજો માળ'],
  ])('%s', (_, english, gujarati) => {
    expect(rulesOf({ en: { line: english }, gu: { line: gujarati }, hi: {} })).toEqual(['missing-key']);
  });
});

describe('what translators meet is said in their language too', () => {
  test('every rule, and nothing else', () => {
    const ofRules = Object.entries(messages).filter(([id, message]) => !('en' in message) && !id.startsWith('open-'));
    const known = new Set([...rulesFor({}).map(({ id }) => id), 'changed-english', 'missing-file']);
    expect(new Set(ofRules.map(([id]) => id))).toEqual(known);
  });

  test.each([
    ['gu', '{ "line": "આ \tકાગળ" }', 'અને ટેબ નહીં'],
    ['gu', '\uFEFF{}', 'BOM'],
  ])('how a file of %s is broken: %s', (language, text, said) => {
    const files = localeFilesOf([localeFile(language, 'page', text)], caseLanguages, 'en');
    expect(findingsIn(files).map((finding) => finding.rule === 'broken-json' && finding.said)).toEqual(
      expect.arrayContaining([expect.stringContaining(said)]),
    );
  });

  test('a text in the language of another script is named by that language', () => {
    const [finding] = findingsIn(localesFrom({ en: { line: 'Your name' }, gu: { line: 'आपका नाम' } }));
    expect([finding?.what, finding?.said]).toEqual([
      expect.stringContaining('हिन्दी'),
      expect.stringContaining('એ ભાષામાં નથી'),
    ]);
  });
});

test('a folder, a file, or its English that is missing is told', () => {
  const all = ['en/a', 'en/b', 'gu/a', 'gu/c'].map((name) => localeFile(name.slice(0, 2), name.slice(3), '{}'));
  expect(findingsIn(localeFilesOf(all, caseLanguages, 'en'), []).map(({ file, what }) => `${file}: ${what}`)).toEqual([
    'locales/gu/b.json: the file is missing',
    'locales/gu/c.json: there is no English file of this name',
    'locales/hi: the folder of this language is missing',
  ]);
});

describe('English that has changed since it was translated', () => {
  const locales = localesFrom({ en: { line: 'Two copies.' }, gu: { line: 'એક નકલ.' } });
  const told = (translation: string) => {
    const line = madeFrom('A copy.', translation);
    return findingsIn(locales, rulesFor({ 'changed-english': findChangedEnglish(() => ({ page: { line } })) })).filter(
      ({ rule }) => rule === 'changed-english',
    );
  };

  test('is named at its translation, with both remedies', () => {
    const remedy = expect.stringContaining('--fits gu page:line');
    expect(told('એક નકલ.')).toEqual([
      expect.objectContaining({ severity: 'warning', file: 'locales/gu/page.json', remedy }),
    ]);
  });

  test('is settled once the translation is revised', () => {
    expect(told('એક કોપી.')).toEqual([]);
  });
});

test('any text is judged without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (english, line) => {
      expect(() => findingsIn(localesFrom({ en: { line: english }, gu: { line }, hi: { line } }))).not.toThrow();
    }),
  );
});
