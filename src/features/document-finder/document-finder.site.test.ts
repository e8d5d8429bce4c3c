import { describe, expect, test } from 'vitest';
import { documentRules, questionNames, questions } from './passport-documents.ts';
import { sourcesOf } from '../../facts/claims.ts';
import { claimsOn } from '../../facts/site-claims.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { builtPage, only } from '../../test/built-site.ts';
import { ownCodeOf } from '../../test/own-code.ts';
import { localeWords } from '../../test/shared-words.ts';

const pages = (['passport-new', 'passport-renew'] as const).flatMap((page) =>
  languageCodes.map((language) => ({ page, language })),
);

describe.each(pages)('the finder of $page in $language, before any script runs', ({ page, language }) => {
  const { document } = builtPage(page, language);
  const form = only(document, '#papers form');
  const answersTo = (name: string) =>
    form.querySelectorAll(`input[type="radio"][name="${name}"]`).map((field) => field.getAttribute('value'));

  test.each(questionNames)('asks %s with radio buttons', (name) => {
    const answered = page === 'passport-renew' && name === 'need' ? ['new'] : [];
    expect(answersTo(name)).toEqual(questions[name].filter((answer) => !answered.includes(answer)));
  });

  test('has chosen what the page answers already, and nothing else', () => {
    const chosen = form.querySelectorAll('input[checked]').map((field) => field.getAttribute('value'));
    expect(chosen).toEqual(page === 'passport-new' ? ['new'] : []);
  });

  test('leads to its rules in words', () => {
    expect(only(document, '#papers-rules').getAttribute('href')).toBe(
      `${addressOf('passport-fees', language)}#papers-rules`,
    );
  });

  test('has the answer for which each place of the page stands', () => {
    const answers = document.querySelectorAll('[data-answer]').map((place) => place.getAttribute('data-answer') ?? '');
    expect(answers).toEqual(
      page === 'passport-renew' ? answersTo('need').map((answer) => `papers-need-${answer}`) : [],
    );
    expect(answers.filter((id) => form.querySelector(`#${id}`) === null)).toEqual([]);
  });

  test('is followed by who we are and by the official site', () => {
    const { structuredText } = only(document, 'main');
    const { notices } = localeWords(language, 'common');
    expect(structuredText).toContain(notices.private);
    expect(document.querySelector('main a[href="https://www.passportindia.gov.in"]')).not.toBeNull();
  });
});

test.each(languageCodes)('every rule stands with its sources on the page of fees in %s', (language) => {
  const rules = only(builtPage('passport-fees', language).document, 'details #papers-rules');
  const cited = rules
    .querySelectorAll('li')
    .map((rule) => rule.querySelectorAll('a').map((link) => link.getAttribute('href')));
  expect(cited).toEqual(
    documentRules.map((rule) => sourcesOf(claimsOn(`document-finder/${rule.id}`)).map(({ address }) => address)),
  );
});

test('the code of the finder weighs at most 6 KB', () => {
  expect(ownCodeOf('document-finder')).toBeLessThanOrEqual(6 * 1024);
});
