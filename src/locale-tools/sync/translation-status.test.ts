import { expect, test } from 'vitest';
import { localesFrom } from '../../test/rule-cases.ts';
import { fingerprint, fitting } from '../translation-memory.ts';
import { statusOf, statusText } from './translation-status.ts';

const locales = localesFrom({
  en: { title: 'Claims', body: 'Call us now.', note: 'Papers', price: 799 },
  gu: { title: 'ક્લેમ', body: 'અમને ફોન કરો.', note: '', price: 799 },
});
const title = { ...fitting(undefined, 'Claims', 'ક્લેમ'), read: '2026-11-01' };
const body = fitting(undefined, 'Call us.', 'અમને ફોન કરો.');
const statesWith = (page: Record<string, typeof body>) =>
  statusOf(locales, 'gu', { page }).map(({ key, state, isRead }) => `${key} ${state}${isRead ? ', read' : ''}`);

test('every text is translated, missing, or changed in English since, and read by a native or not', () => {
  expect(statesWith({ title, body })).toEqual(['title translated, read', 'body changed', 'note missing']);
});

test('a translation that was revised since counts as made from the English as it is, and is to be read again', () => {
  const revised = { ...body, translation: fingerprint('ફોન કરો.'), read: '2026-11-01' };
  expect(statesWith({ title, body: revised })[1]).toBe('body translated');
});

test('what is to be done is told first, with the former English', () => {
  expect(statusText(statusOf(locales, 'gu', { page: { title, body } }), () => 'Call us.').split('\n')).toEqual([
    'To do:',
    'page:body',
    '  English was: Call us.',
    '  English is:  Call us now.',
    '  Translation: અમને ફોન કરો.',
    'page:note',
    '  English is:  Papers',
    '  Translation: (missing)',
    'Of 3 texts 1 are missing, 1 changed in English since.',
    '1 wait for a native reader: page',
  ]);
});
