import { expect, test } from 'vitest';
import { writeLocales } from '../test/written-locales.ts';
import { readLocales } from './locale-files.ts';
import { madeFrom, refreshed } from './translation-memory.ts';

const entry = madeFrom('Call us', 'ફોન કરો');
const memory = { page: { note: entry } };
const after = (english: string, translation: string) =>
  refreshed(memory, { page: { note: english } }, { page: { note: translation } }).page?.note;

test('the English that was translated is kept until the translation is revised', () => {
  expect(after('Call us today', 'ફોન કરો')).toEqual(entry);
  expect(after('Call us today', 'આજે ફોન કરો')).toBe(madeFrom('Call us today', 'આજે ફોન કરો'));
});

test('a text that is gone, or was not translated, is not remembered', () => {
  expect(refreshed(memory, { page: { more: 'More' } }, { page: { more: '' } })).toEqual({ page: {} });
});

test('it stands in one file of the words, and what the desk has noted since in those of the pages', () => {
  const { root } = writeLocales({ 'memory.gu': memory, 'gu/page': { madeFrom: ['hero.title a b'] } });
  const locales = readLocales(root);
  expect(locales.memory('gu')).toEqual({ page: { note: entry, 'hero.title': 'a b' } });
  expect(locales.memory('hi')).toEqual({});
});
