import { expect, test } from 'vitest';
import { writeLocales } from '../test/written-locales.ts';
import { fingerprint, memoryText, readMemory, refreshed } from './translation-memory.ts';

const entry = { english: fingerprint('Call us'), translation: fingerprint('ફોન કરો') };
const memory = { page: { note: entry } };
const after = (english: string, translation: string) =>
  refreshed(memory, { page: { note: english } }, { page: { note: translation } }).page?.note;

test('the English that was translated is kept until the translation is revised', () => {
  expect(after('Call us today', 'ફોન કરો')).toEqual(entry);
  const revised = { english: fingerprint('Call us today'), translation: fingerprint('આજે ફોન કરો') };
  expect(after('Call us today', 'આજે ફોન કરો')).toEqual(revised);
});

test('a text that is gone, or was not translated, is not remembered', () => {
  expect(refreshed(memory, { page: { more: 'More' } }, { page: { more: '' } })).toEqual({ page: {} });
});

test('it stands in one file of the words, one line for a text', () => {
  const { root, write } = writeLocales({ 'en/page': {} });
  write('memory.gu', memoryText(memory));
  expect(memoryText(memory).split('\n')[2]).toBe(`    "note": "${entry.english} ${entry.translation}"`);
  expect([readMemory(root, 'gu'), readMemory(root, 'hi')]).toEqual([memory, {}]);
});
