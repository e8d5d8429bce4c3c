import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localesFrom } from '../../test/rule-cases.ts';
import { localeFile, localeFilesOf } from '../locale-files.ts';
import { madeFrom } from '../translation-memory.ts';
import { findingsIn, explanationOf } from './findings.ts';
import messages from '../../messages/messages.json' with { type: 'json' };
import { rules } from './rules/all.ts';

/** What is found in Gujarati. */
const foundIn = (words: Parameters<typeof localesFrom>[0]) =>
  findingsIn(localesFrom(words)).flatMap(({ rule, language }) => (language === 'gu' ? rule : []));

test.each([
  ['a brace that is missing is one finding', 'Call {{phone}}.', '{{phone} પર ફોન કરો.', ['placeholder-shape']],
  ['a text left empty is one finding', 'Call {{phone}}.', '', ['empty-text']],
])('%s', (_, english, gujarati, expected) => {
  expect(foundIn({ en: { line: english }, gu: { line: gujarati } })).toEqual(expected);
});

test('every rule that translators meet is said in their language too, and nothing else', () => {
  const ofRules = Object.entries(messages).filter(([id, message]) => !('en' in message) && !id.startsWith('open-'));
  const known = rules.map(({ id }) => id).filter((id) => id !== 'broken-json');
  expect(new Set(ofRules.map(([id]) => id))).toEqual(new Set(known));
});

test.each([
  ['page', 'દાવાની policy લીધી...', ['banned-word', 'final-mark', 'left-over-english'], 'warning'],
  ['page', '<b>આભાર', ['mark-up'], 'error'],
  ['testimonials', 'દાવાની policy લીધી...', [], 'warning'],
  ['testimonials', '<b>આભાર', ['mark-up'], 'error'],
])('in %s of “%s” %j are found, each a %s', (name, text, rules, severity) => {
  const words = { en: { items: [{ text: 'Thank you' }] }, gu: { items: [{ text }] } };
  const found = findingsIn(localesFrom(words, name)).filter(({ language }) => language === 'gu');
  expect(found.map(({ rule }) => rule).toSorted()).toEqual(rules);
  for (const finding of found) expect(finding.severity).toBe(severity);
});

test('a banned word is named with the word for it in the language of each reader', () => {
  const [finding] = findingsIn(localesFrom({ en: { line: 'Your case' }, gu: { line: 'દાવો' } }));
  expect(finding?.message).toBe('“દાવો” આ સાઇટ પર લખાતું નથી. એની જગ્યાએ “ક્લેમ” લખો.');
  expect(explanationOf('banned-word', 'hi', finding?.what ?? '')).toContain('“ક્લેમ” लिखें');
});

test('how a file is broken is said in its language too', () => {
  const finding = {
    rule: 'broken-json',
    text: '{ "line": "આ \tકાગળ" }',
    message: expect.stringContaining('અને ટેબ નહીં'),
  };
  expect(findingsIn(localesFrom({ gu: finding.text }))).toContainEqual(expect.objectContaining(finding));
});

test('a file, or its English, that is missing is told', () => {
  const all = [localeFile('en', 'a', '{}'), localeFile('en', 'b', '{}'), localeFile('gu', 'a', '{}')];
  const missing = findingsIn(localeFilesOf([...all, localeFile('gu', 'c', '{}')])).map(({ file }) => file);
  expect(missing).toEqual(['en/c', 'gu/b', 'hi/a', 'hi/b', 'hi/c'].map((name) => `locales/${name}.json`));
});

test('English that has changed since it was translated is named with both remedies until that is revised', () => {
  const gu = { page: { line: madeFrom('A copy.', 'એક નકલ.') } };
  const told = (line: string) => findingsIn(localesFrom({ en: { line: 'Two copies.' }, gu: { line } }, 'page', { gu }));
  const remedy = expect.stringContaining('--fits gu page:line');
  const finding = expect.objectContaining({ rule: 'changed-english', file: 'locales/gu/page.json', remedy });
  expect(told('એક નકલ.')).toContainEqual(finding);
  expect(told('એક કોપી.')).not.toContainEqual(finding);
});

test('any text is judged without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (english, line) => {
      expect(() => findingsIn(localesFrom({ en: { line: english }, gu: { line }, hi: { line } }))).not.toThrow();
    }),
  );
});
