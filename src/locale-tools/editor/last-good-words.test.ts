import { describe, expect, test } from 'vitest';
import { smallPage, writeLocales } from '../../test/written-locales.ts';
import { lastGoodValues } from './last-good-words.ts';

describe('while a file cannot be read, the page goes on with its last good words', () => {
  test.each([
    ['a missing comma', '"ક્લેમ",', '"ક્લેમ"'],
    ['a curly quote', '"મોકલો"', '“મોકલો”'],
    ['a trailing comma', '2999\n', '2999,\n'],
  ])('%s', (_, from, to) => {
    const locales = writeLocales(smallPage);
    lastGoodValues(locales.root, 'gu', 'page');
    locales.edit('gu/page', from, to);
    expect(lastGoodValues(locales.root, 'gu', 'page')).toEqual(smallPage['gu/page']);
  });
});

test('a broken file is left as it is', () => {
  const locales = writeLocales(smallPage);
  lastGoodValues(locales.root, 'gu', 'page');
  locales.edit('gu/page', '"ક્લેમ",', '"ક્લેમ"');
  const broken = locales.read('gu/page');
  lastGoodValues(locales.root, 'gu', 'page');
  expect(locales.read('gu/page')).toBe(broken);
});

test('a byte-order mark and Windows line ends do not keep new words from being shown', () => {
  const locales = writeLocales(smallPage);
  locales.write('gu/page', `\uFEFF${locales.read('gu/page').replaceAll('\n', '\r\n')}`);
  expect(lastGoodValues(locales.root, 'gu', 'page')).toEqual(smallPage['gu/page']);
});

/** What stands in for the Gujarati words of the small page. */
const marked = { ...smallPage['en/page'], title: '[en] Claims', steps: ['[en] Call us.', '[en] Write to us.'], send: '[en] Send' };

test('a translation that never could be read is shown in English, marked', () => {
  const locales = writeLocales(smallPage);
  locales.write('gu/page', '{');
  expect(lastGoodValues(locales.root, 'gu', 'page')).toEqual(marked);
});

test('a file that a new language does not have yet is shown in English, marked', () => {
  const { 'en/page': page } = smallPage;
  expect(lastGoodValues(writeLocales({ 'en/page': page }).root, 'gu', 'page')).toEqual(marked);
});

test('English that never could be read is said to be the reason', () => {
  const locales = writeLocales(smallPage);
  locales.write('en/page', '{');
  expect(() => lastGoodValues(locales.root, 'en', 'page')).toThrow(/locales\/en\/page\.json .* npm run check/);
});

describe('what a translation lacks is taken from English and marked', () => {
  const english = { title: 'Claims', items: [{ name: 'One', note: 'First' }], price: { amount: 1 } };

  test.each([
    ['a key', { items: [{ name: 'એક', note: 'પહેલું' }], price: { amount: 1 } }, { title: '[en] Claims' }],
    ['an empty text', { title: '', items: [{ name: 'એક', note: 'પહેલું' }], price: { amount: 1 } }, { title: '[en] Claims' }],
    ['a key in a list', { title: 'ક્લેમ', items: [{ name: 'એક' }], price: { amount: 1 } }, { items: [{ name: 'એક', note: '[en] First' }] }],
    ['a group', { title: 'ક્લેમ', items: [], price: 'એક' }, { price: { amount: 1 } }],
  ])('%s', (_, gujarati, expected) => {
    const { root } = writeLocales({ 'en/page': english, 'gu/page': gujarati });
    expect(lastGoodValues(root, 'gu', 'page')).toMatchObject(expected);
  });
});
