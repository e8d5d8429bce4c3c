import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { insurers } from '../office/insurers.ts';
import { builtPage, only } from '../test/built-site.ts';

describe.each(languageCodes)('whom to call, in %s', (language) => {
  const fold = only(builtPage('claims', language).document, 'details:has(#companies)');
  const links = fold.querySelectorAll('a');

  test('names every company with its own page', () => {
    expect(links.map((link) => [only(link, '[lang="en"]').text, link.getAttribute('href')])).toEqual(
      insurers.map(({ name, contact }) => [name, contact]),
    );
  });

  test('gives no telephone number', () => {
    expect(fold.text.match(/\d{4}/)).toBeNull();
  });
});
