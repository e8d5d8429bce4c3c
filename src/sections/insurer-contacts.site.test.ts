import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { insurers } from '../office/insurers.ts';
import { builtPage, only } from '../test/built-site.ts';

test.each(languageCodes)(
  'in %s every company is named with its own page, and without a telephone number',
  (language) => {
    const fold = only(builtPage('claims', language).document, 'details:has(#companies)');
    const links = fold.querySelectorAll('a');
    expect(links.map((link) => [only(link, '[lang="en"]').text, link.getAttribute('href')])).toEqual(
      insurers.map(({ name, contact }) => [name, contact]),
    );
    expect(fold.text.match(/\d{4}/)).toBeNull();
  },
);
