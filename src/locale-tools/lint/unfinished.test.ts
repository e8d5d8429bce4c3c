import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { localesFrom } from '../../test/rule-cases.ts';
import { findingsIn } from './findings.ts';
import { unfinishedInOne } from './unfinished.ts';

const english = Object.fromEntries(
  Array.from({ length: 30 }, (_, number) => [`text${number}`, 'Call {{phone}} about your policy.']),
);
const empty = Object.fromEntries(Object.keys(english).map((key) => [key, '']));
const told = (gujarati: object) => {
  const locales = localesFrom({ en: english, gu: gujarati }, { en: languages.en, gu: languages.gu });
  return unfinishedInOne(locales, findingsIn(locales)).filter(({ severity }) => severity === 'error');
};

test('a language without its texts is told in one finding', () => {
  const what = '30 of 30 texts are not translated yet';
  expect(told(empty)).toEqual([expect.objectContaining({ file: 'locales/gu', what })]);
});

test('what is wrong in the texts that it has is still told', () => {
  const findings = told({ ...empty, text3: 'પોલિસી વિશે ફોન કરો.' });
  expect(findings.map(({ rule, key }) => [rule, key])).toEqual([
    ['unfinished-language', ''],
    ['placeholders-differ', 'text3'],
  ]);
});

test('a few missing texts are named one by one', () => {
  const words = Object.fromEntries(Object.keys(english).map((key) => [key, '{{phone}} પર તમારી પોલિસી વિશે ફોન કરો.']));
  expect(told({ ...words, text3: '' }).map(({ rule, key }) => [rule, key])).toEqual([['empty-text', 'text3']]);
});
