import { expect, test } from 'vitest';
import { writeLocales } from '../test/written-locales.ts';
import { localeFileText } from './json-format.ts';
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

test('it stands in one file of the words, one line for a text', () => {
  const { root, write } = writeLocales({ 'en/page': {} });
  write('memory.gu', localeFileText(memory));
  expect(localeFileText(memory).split('\n')[2]).toBe(`    "note": "${entry}"`);
  const locales = readLocales(root);
  expect([locales.memory('gu'), locales.memory('hi')]).toEqual([memory, {}]);
});
