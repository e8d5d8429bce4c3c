import { expect, test } from 'vitest';
import { addMissingKeys } from './add-missing-keys.ts';
import { fingerprint } from '../translation-memory.ts';
import type { LanguageFiles } from '../locale-values.ts';

const english = { page: { title: 'Claims', price: 799, per: 'year', items: [{ name: 'One' }, { name: 'Two' }], note: 'Call us' } };
const gujarati = { page: { title: 'ક્લેમ', price: 799, per: 'year', items: [{ name: 'એક' }, { name: 'બે' }], note: 'ફોન કરો' } };
const { memory } = addMissingKeys(english, gujarati, {});

function after(changed: LanguageFiles, translation: LanguageFiles = gujarati) {
  return addMissingKeys(changed, translation, memory);
}

test('words in sync stay as they are, in their own order', () => {
  const { note, ...rest } = gujarati.page;
  const turned = { page: { note, ...rest } };
  expect(JSON.stringify(after(english, turned).files)).toBe(JSON.stringify(turned));
});

test('a new key comes in empty after the key it follows in English', () => {
  const { title, ...rest } = english.page;
  const step = after({ page: { title, subtitle: 'Help', ...rest } });
  expect(Object.entries(step.files.page ?? {}).slice(0, 2)).toEqual([['title', 'ક્લેમ'], ['subtitle', '']]);
  expect(step.added).toEqual(['page:subtitle']);
});

test('a new figure is copied', () => {
  expect(after({ page: { ...english.page, age: 18 } }).files).toEqual({ page: { ...gujarati.page, age: 18 } });
});

test('a renamed key brings its words along', () => {
  const { title, ...rest } = english.page;
  const { title: _, ...withoutTitle } = gujarati.page;
  const step = after({ page: { heading: title, ...rest } });
  expect(step.files.page).toEqual({ heading: 'ક્લેમ', ...withoutTitle });
  expect(step.moved).toEqual(['page:title → page:heading']);
});

test('a text that moves to another file brings its words along', () => {
  const { note, ...rest } = english.page;
  expect(after({ page: rest, common: { note } }).files.common).toEqual({ note: 'ફોન કરો' });
});

test('an item put into the middle of a list moves the words after it', () => {
  const step = after({ page: { ...english.page, items: [{ name: 'One' }, { name: 'New' }, { name: 'Two' }] } });
  expect(step.files.page?.items).toEqual([{ name: 'એક' }, { name: '' }, { name: 'બે' }]);
  expect(step.added).toEqual(['page:items.1.name']);
});

test('a translation whose English is gone is not dropped', () => {
  const { note: _, ...rest } = english.page;
  expect(after({ page: rest }).files).toEqual(gujarati);
});

test('a language without a folder gets every file, empty', () => {
  expect(addMissingKeys(english, {}, {}).files).toEqual({
    page: { title: '', price: 799, per: 'year', items: [{ name: '' }, { name: '' }], note: '' },
  });
});

test('the memory keeps the English that was translated until the translation is revised', () => {
  const changed = { page: { ...english.page, note: 'Call us today' } };
  const entry = (files: LanguageFiles) => after(changed, files).memory.page?.note?.english;
  expect(entry(gujarati)).toBe(fingerprint('Call us'));
  expect(entry({ page: { ...gujarati.page, note: 'આજે ફોન કરો' } })).toBe(fingerprint('Call us today'));
});

test('nothing changes the second time', () => {
  const { title, ...rest } = english.page;
  const changed = { page: { heading: title, ...rest, more: 'More' } };
  const once = after(changed);
  expect(addMissingKeys(changed, once.files, once.memory)).toEqual({ ...once, added: [], moved: [] });
});
