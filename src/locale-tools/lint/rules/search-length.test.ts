import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../../i18n/languages.ts';
import { testRules } from '../../../test/rule-cases.ts';
import { readLocales } from '../../locale-files.ts';
import { findingsIn } from '../findings.ts';
import { roomTaken } from '../search-room.ts';
import { searchLengthRules } from './search-length.ts';

const locales = readLocales('.', languages, defaultLanguage);
const textAt = (language: string, key: string) => String(locales.file(language, 'health')?.entries.get(key)?.value);
const title = (language: string, value: string) => ({ [language]: { meta: { title: value } } });
const [english, gujarati, hindi] = ['en', 'gu', 'hi'].map((language) => textAt(language, 'meta.title')) as [string, string, string];

testRules(searchLengthRules, [
  { rule: 'search-length', fault: 'an English title of two words', bad: title('en', 'Health Insurance'), good: title('en', english), at: 'meta.title' },
  { rule: 'search-length', fault: 'an English title that is cut', bad: title('en', english.repeat(2)), good: title('en', english), at: 'meta.title' },
  { rule: 'search-length', fault: 'a Gujarati title of two words', bad: title('gu', 'આરોગ્ય વીમો'), good: title('gu', gujarati), at: 'meta.title' },
  { rule: 'search-length', fault: 'a Hindi title that is cut', bad: title('hi', hindi.repeat(2)), good: title('hi', hindi), at: 'meta.title' },
  {
    rule: 'search-length',
    fault: 'a description of one sentence',
    bad: { gu: { meta: { description: 'અમને ફોન કરો.' } } },
    good: { gu: { meta: { description: textAt('gu', 'meta.description') } } },
    at: 'meta.description',
  },
]);

test('the finished titles and descriptions fit their room', () => {
  expect(findingsIn(locales, searchLengthRules)).toEqual([]);
});

test.each(Object.entries(languages).filter(([, { script }]) => script !== 'Latin'))('the widths of %s are measured', (_, language) => {
  expect(roomTaken('title', 'x', language)?.unit).toBe('pixels');
});
