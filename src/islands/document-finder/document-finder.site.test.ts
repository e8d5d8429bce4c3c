import { describe, expect, test } from 'vitest';
import { documentRules, questionNames, questions } from './passport-documents.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { builtPage, only } from '../../test/built-site.ts';
import { ownCodeOf } from '../../test/own-code.ts';

const pages = (['passport', 'passport-new', 'passport-renew'] as const).flatMap((page) => languageCodes.map((language) => ({ page, language })));

describe.each(pages)('the finder of $page in $language, before any script runs', ({ page, language }) => {
  const finder = only(builtPage(page, language).document, '#papers');

  test.each(questionNames)('asks %s with radio buttons', (name) => {
    expect(finder.querySelectorAll(`input[type="radio"][name="${name}"]`).map((field) => field.getAttribute('value'))).toEqual(questions[name]);
  });

  test('says every rule in words, with its sources', () => {
    expect(finder.querySelectorAll('details li')).toHaveLength(documentRules.length);
    const cited = finder.querySelectorAll('details li a').map((link) => link.getAttribute('href'));
    expect(cited).toEqual(documentRules.flatMap(({ sources }) => sources.map(({ address }) => address)));
  });

  test('sends the answers into its own address', () => {
    const form = only(finder, 'form');
    expect(form.getAttribute('method') ?? 'get').toBe('get');
    expect(form.getAttribute('action')).toBe('#papers');
  });
});

test('the code of the finder weighs at most 6 KB', () => {
  expect(ownCodeOf('document-finder')).toBeLessThanOrEqual(6 * 1024);
});
