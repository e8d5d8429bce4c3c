import { expect, test } from 'vitest';
import { smallPage, writeLocales } from '../../test/written-locales.ts';
import { rememberWords } from './words-to-show.ts';

const { 'en/page': english, 'gu/page': gujarati } = smallPage;

test('while a file cannot be read, the page goes on with its last good words', () => {
  const locales = writeLocales(smallPage);
  const wordsToShow = rememberWords(locales.root);
  wordsToShow('gu', 'page');
  locales.edit('gu/page', '"ક્લેમ",', '"ક્લેમ"');
  expect(wordsToShow('gu', 'page')).toEqual(gujarati);
});

const marked = { title: '[en] Claims', steps: ['[en] Call us.', '[en] Write to us.'], send: '[en] Send', price: 2999 };

test.each([
  ['a file', { 'en/page': english }, marked],
  ['a text', { 'en/page': english, 'gu/page': { ...gujarati, send: '' } }, { ...gujarati, send: marked.send }],
  ['a list', { 'en/page': english, 'gu/page': { ...gujarati, steps: [] } }, { ...gujarati, steps: marked.steps }],
])('where %s is missing the English stands, marked', (_, words, shown) => {
  expect(rememberWords(writeLocales(words).root)('gu', 'page')).toEqual(shown);
});

test('English that never could be read is said to be the reason', () => {
  const locales = writeLocales(smallPage);
  locales.write('en/page', '{');
  expect(() => rememberWords(locales.root)('gu', 'page')).toThrow(/locales\/en\/page\.json .* npm run check/);
});
