import { expect, test } from 'vitest';
import { localesFrom } from '../test/rule-cases.ts';
import { madeFrom } from './translation-memory.ts';
import { statusOf } from './translation-status.ts';

test('every text is translated, missing, or changed in English since', () => {
  const words = {
    en: { title: 'Claims', body: 'Call us now.', note: 'Papers', price: 799 },
    gu: { title: 'ક્લેમ', body: 'અમને ફોન કરો.', note: '', price: 799 },
  };
  const page = { title: madeFrom('Claims', 'ક્લેમ'), body: madeFrom('Call us.', 'અમને ફોન કરો.') };
  expect(
    statusOf(localesFrom(words, 'page', { gu: { page } }), 'gu').map(({ key, state }) => `${key} ${state}`),
  ).toEqual(['title translated', 'body changed', 'note missing']);
});
