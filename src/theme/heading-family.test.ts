import { expect, test } from 'vitest';
import { languageCodes, languages } from '../i18n/languages.ts';
import { headingFamily, headingStack, standInsFor } from './heading-family.ts';

test('the family is named after its package and its language', () => {
  expect(headingFamily('gu')).toBe('Anek Gujarati gu');
});

test('the web font comes first and the system last', () => {
  expect(headingStack('en')).toBe('"Anek Latin en", "Anek Latin en Roboto", "Anek Latin en Arial", system-ui, sans-serif');
});

test.each(languageCodes)('%s has a stand-in for its Latin words and figures', (language) => {
  expect(standInsFor(language).map(({ script }) => script)).toContain('Latin');
});

test.each(['gu', 'hi'] as const)('%s has a stand-in for its own script', (language) => {
  expect(standInsFor(language).map(({ script }) => script)).toContain(languages[language].script);
});
