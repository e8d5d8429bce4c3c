import { expect, test } from 'vitest';
import { hours as usual } from '../office/hours.ts';
import { testI18n } from '../test/test-i18n.ts';
import type { Language } from './languages.ts';
import cases from './opening-words.cases.json' with { type: 'json' };
import { openingWords } from './opening-words.ts';

/** Of each case the days whose hours are not the usual ones. */
const said = cases.flatMap(({ what, said: byLanguage, ...opening }) => {
  const hours = { ...usual, ...opening.hours };
  const whole = { saturdays: [], byAppointment: [], ...opening, hours } as Parameters<typeof openingWords>[1];
  return Object.entries(byLanguage).map(([language, words]) => ({ what, opening: whole, language, words }));
});

test.each(said)('in $language $what is said as one says it', async ({ opening, language, words }) => {
  const { t } = await testI18n(language as Language, []);
  const { openingHours, openDays, closedDays } = openingWords(t, opening);
  expect([openingHours, openDays, closedDays]).toEqual(words);
});
