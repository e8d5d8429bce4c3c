import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { sourcesOf } from '../facts/claims.ts';
import { readClaims } from '../owner/due-claims.ts';
import { builtPages } from '../test/built-site.ts';

const addresses = new Set(sourcesOf(readClaims()).map(({ address }) => address));

describe.each(languageCodes)('the sources of facts in %s', (language) => {
  const folds = builtPages
    .filter((page) => page.language === language)
    .flatMap(({ document }) => document.querySelectorAll('details'));
  const links = folds
    .flatMap((fold) => fold.querySelectorAll('a'))
    .filter((link) => addresses.has(link.getAttribute('href') ?? ''));

  test('all stand on a page, behind a fold', () => {
    expect(addresses).not.toEqual(new Set());
    const shown = new Set(links.map((link) => link.getAttribute('href')));
    expect([...addresses].filter((address) => !shown.has(address))).toEqual([]);
  });
});
