import { expect, test } from 'vitest';
import type { OpeningHours } from '../office/hours.ts';
import { copyIn } from '../test/copy-in.ts';
import type { Language } from './languages.ts';
import cases from './opening-words.cases.json' with { type: 'json' };
import { openingWords } from './opening-words.ts';

const said = cases.flatMap(({ what, hours, said: byLanguage }) =>
  Object.entries(byLanguage).map(([language, words]) => ({ what, hours: hours as OpeningHours, language, words })),
);

test.each(said)('in $language $what is said as one says it', async ({ hours, language, words }) => {
  const { t } = await copyIn(language as Language, []);
  const { openingHours, openDays, closedDays } = openingWords(t, hours);
  expect([openingHours, openDays, closedDays]).toEqual(words);
});
