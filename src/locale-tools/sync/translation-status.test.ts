import { expect, test } from 'vitest';
import { copyFrom } from '../../test/rule-cases.ts';
import { fingerprint, markFitting, markRead } from './translation-memory.ts';
import { filesOf } from '../texts.ts';
import { countsOf, statusOf, tableOf, workOf } from './translation-status.ts';

const copy = copyFrom({
  en: { title: 'Claims', body: 'Call us now.', note: 'Papers', price: 799 },
  gu: { title: 'ક્લેમ', body: 'અમને ફોન કરો.', note: '', price: 799 },
});

function made(english: string, translation: string) {
  return { english, translation: fingerprint(translation) };
}

const record = { page: { title: made('Claims', 'ક્લેમ'), body: made('Call us.', 'અમને ફોન કરો.') } };

test('every text is translated, missing, or changed in English since', () => {
  expect(statusOf(copy, 'gu', record).map(({ key, state }) => `${key} ${state}`)).toEqual(['title translated', 'body changed', 'note missing']);
});

test('a translation that was revised since the English changed is translated', () => {
  const revised = { page: { ...record.page, body: made('Call us.', 'ફોન કરો.') } };
  expect(statusOf(copy, 'gu', revised)[1]?.state).toBe('translated');
});

test('a translation is to be reviewed until a native reader has read it as it is', () => {
  const read = markRead(record, { page: { title: 'ક્લેમ', body: 'જૂનું લખાણ' } }, ['page']);
  expect(statusOf(copy, 'gu', read).map(({ isRead }) => isRead)).toEqual([true, false, false]);
});

test('a translation that still fits its changed English is translated once that is said', () => {
  const fitting = markFitting(record, filesOf(copy, 'en'), filesOf(copy, 'gu'), ['page:body']);
  expect(statusOf(copy, 'gu', fitting)[1]?.state).toBe('translated');
});

test('only a text that is there can be said to fit', () => {
  expect(() => markFitting(record, filesOf(copy, 'en'), filesOf(copy, 'gu'), ['page:note'])).toThrow('There is no translated text “page:note”');
});

test('counts are told by file and for all', () => {
  const table = tableOf(countsOf(statusOf(copy, 'gu', record)));
  expect(table.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['translated', 'missing', 'changed in English', 'to be reviewed'],
    ['page', '1', '1', '1', '2'],
    ['all files', '1', '1', '1', '2'],
  ]);
});

test('a changed text is told with its former English', () => {
  expect(workOf(statusOf(copy, 'gu', record))).toBe([
    'page:body',
    '  English was: Call us.',
    '  English is:  Call us now.',
    '  Translation: અમને ફોન કરો.',
    'page:note',
    '  English is:  Papers',
    '  Translation: (missing)',
  ].join('\n'));
});
