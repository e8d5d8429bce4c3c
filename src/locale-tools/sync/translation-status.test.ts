import { expect, test } from 'vitest';
import { localesFrom } from '../../test/rule-cases.ts';
import { fingerprint, markFitting, markRead } from '../translation-memory.ts';
import { valuesOf } from '../locale-values.ts';
import { countsOf, statusOf, tableOf, workOf } from './translation-status.ts';

const locales = localesFrom({
  en: { title: 'Claims', body: 'Call us now.', note: 'Papers', price: 799 },
  gu: { title: 'ક્લેમ', body: 'અમને ફોન કરો.', note: '', price: 799 },
});

function made(english: string, translation: string) {
  return { english: fingerprint(english), translation: fingerprint(translation) };
}

const memory = { page: { title: made('Claims', 'ક્લેમ'), body: made('Call us.', 'અમને ફોન કરો.') } };

/** What git would have of the former English. */
const formerEnglish = () => 'Call us.';

test('every text is translated, missing, or changed in English since', () => {
  const states = statusOf(locales, 'gu', memory, formerEnglish).map(({ key, state }) => `${key} ${state}`);
  expect(states).toEqual(['title translated', 'body changed', 'note missing']);
});

test('a translation that was revised since the English changed is translated', () => {
  const revised = { page: { ...memory.page, body: made('Call us.', 'ફોન કરો.') } };
  expect(statusOf(locales, 'gu', revised, formerEnglish)[1]?.state).toBe('translated');
});

test('a translation is to be reviewed until a native reader has read it as it is', () => {
  const read = markRead(memory, { page: { title: 'ક્લેમ', body: 'જૂનું લખાણ' } }, ['page']);
  expect(statusOf(locales, 'gu', read, formerEnglish).map(({ isRead }) => isRead)).toEqual([true, false, false]);
});

test('a translation that still fits its changed English is translated once that is said', () => {
  const fitting = markFitting(memory, valuesOf(locales, 'en'), valuesOf(locales, 'gu'), ['page:body']);
  expect(statusOf(locales, 'gu', fitting, formerEnglish)[1]?.state).toBe('translated');
});

test('only a text that is there can be said to fit', () => {
  expect(() => markFitting(memory, valuesOf(locales, 'en'), valuesOf(locales, 'gu'), ['page:note'])).toThrow('There is no translated text “page:note”');
});

test('counts are told by file and for all', () => {
  const table = tableOf(countsOf(statusOf(locales, 'gu', memory, formerEnglish)));
  expect(table.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['translated', 'missing', 'changed in English', 'to be reviewed'],
    ['page', '1', '1', '1', '2'],
    ['all files', '1', '1', '1', '2'],
  ]);
});

test('a changed text is told with its former English', () => {
  expect(workOf(statusOf(locales, 'gu', memory, formerEnglish))).toBe([
    'page:body',
    '  English was: Call us.',
    '  English is:  Call us now.',
    '  Translation: અમને ફોન કરો.',
    'page:note',
    '  English is:  Papers',
    '  Translation: (missing)',
  ].join('\n'));
});

test('a changed text whose former English git does not have says so', () => {
  expect(workOf(statusOf(locales, 'gu', memory, () => undefined))).toContain('  English was: (not in the history that git has here)');
});
