import { expect, test } from 'vitest';
import { localesFrom } from '../../test/rule-cases.ts';
import { madeFrom } from '../translation-memory.ts';
import { statusOf } from './translation-status.ts';

const locales = localesFrom({
  en: { title: 'Claims', body: 'Call us now.', note: 'Papers', price: 799 },
  gu: { title: 'ક્લેમ', body: 'અમને ફોન કરો.', note: '', price: 799 },
});
const title = madeFrom('Claims', 'ક્લેમ');
const body = madeFrom('Call us.', 'અમને ફોન કરો.');
const statesWith = (page: Record<string, typeof body>) =>
  statusOf(locales, 'gu', { page }).map(({ key, state }) => `${key} ${state}`);

test('every text is translated, missing, or changed in English since', () => {
  expect(statesWith({ title, body })).toEqual(['title translated', 'body changed', 'note missing']);
});

test('a translation that was revised since counts as made from the English as it is', () => {
  const revised = madeFrom('Call us.', 'ફોન કરો.');
  expect(statesWith({ title, body: revised })[1]).toBe('body translated');
});
