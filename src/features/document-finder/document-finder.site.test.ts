import { describe, expect, test } from 'vitest';
import { documentRules, questionNames, questions } from './passport-documents.ts';
import { sourcesOf } from '../../facts/read-claims.ts';
import { claimsOn } from '../../facts/site-claims.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { builtPage, only } from '../../test/built-site.ts';
import { localeWords } from '../../test/shared-words.ts';

const pages = (['passport-new', 'passport-renew'] as const).flatMap((page) =>
  languageCodes.map((language) => ({ page, language })),
);

describe.each(pages)('the finder of $page in $language, before any script runs', ({ page, language }) => {
  const { document } = builtPage(page, language);
  const form = only(document, '#papers form');

  test('asks with radio buttons, and has chosen what the page answers already, and nothing else', () => {
    for (const name of questionNames) {
      const fields = form.querySelectorAll(`input[type="radio"][name="${name}"]`);
      const choices = fields.map((field) => field.getAttribute('value'));
      expect(choices).toEqual(questions[name].filter((choice) => page === 'passport-new' || choice !== 'new'));
    }
    const chosen = form.querySelectorAll('input[checked]').map((field) => field.getAttribute('value'));
    expect(chosen).toEqual(page === 'passport-new' ? ['new'] : []);
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
