import { expect, test } from 'vitest';
import { languageCodes, languages } from '../i18n/languages.ts';
import { standInsFor } from './heading-family.ts';

test.each(languageCodes)('%s has a stand-in for its own script, and for its Latin words and figures', (language) => {
  const scripts = standInsFor(language).map(({ script }) => script);
  expect(scripts).toEqual(expect.arrayContaining(['Latin', languages[language].script]));
});
