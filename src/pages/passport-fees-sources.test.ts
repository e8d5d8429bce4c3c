import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { localeWords } from '../test/shared-words.ts';
import { sources } from './passport-fees-sources.ts';

const { figures } = localeWords('en', 'passport-fees');
const keys = sources.flatMap((row) => row.keys);

test.each(Object.keys(figures))('the figure %s has its row of sources', (name) => {
  expect(keys).toContain(`passport-fees:figures.${name}`);
});

test.each(languageCodes)('every figure is said on the page in %s', (language) => {
  const said = JSON.stringify(localeWords(language, 'passport-fees'));
  expect(Object.keys(figures).filter((name) => !said.includes(`passport-fees.figures.${name},`))).toEqual([]);
});
