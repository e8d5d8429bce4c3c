import { expect, test } from 'vitest';
import { smallPage, writeLocales } from '../../test/written-locales.ts';
import { UnknownText } from './drafts.ts';
import { openText } from './open-text.ts';

test('a text is opened in every language, with its line in each file', () => {
  const { root } = writeLocales(smallPage);
  expect(openText(root, { file: 'page', key: 'send' })).toMatchObject({ values: { en: 'Send', gu: 'મોકલો', hi: 'भेजें' }, lines: { en: 7, gu: 7, hi: 7 } });
});

test('a language that lacks the text is left out', () => {
  const { title, ...rest } = smallPage['gu/page'];
  const { root } = writeLocales({ ...smallPage, 'gu/page': rest });
  expect(Object.keys(openText(root, { file: 'page', key: 'title' }).values)).toEqual(['en', 'hi']);
  expect(title).toBe('ક્લેમ');
});

test('placeholders are told once each, with the fact that stands in their place', () => {
  const { root } = writeLocales({ 'en/page': { line: 'Call {{phone}} or {{phone}} from {{price.amount, rupees}}.' } });
  const { placeholders } = openText(root, { file: 'page', key: 'line' });
  expect(placeholders).toEqual([{ written: '{{phone}}', means: expect.stringMatching(/^\+\d/) }, { written: '{{price.amount, rupees}}', means: undefined }]);
});

test('the glossary’s words for the English text are told', () => {
  const { root } = writeLocales({ 'en/page': { line: 'Health insurance for your family' } });
  const entry = { english: 'Health insurance', written: expect.objectContaining({ gu: 'આરોગ્ય વીમો' }) };
  expect(openText(root, { file: 'page', key: 'line' }).glossary).toContainEqual(expect.objectContaining(entry));
});

test('a place where no text stands cannot be opened', () => {
  const { root } = writeLocales(smallPage);
  expect(() => openText(root, { file: 'page', key: 'steps' })).toThrow(UnknownText);
});
