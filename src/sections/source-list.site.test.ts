import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { sourcesOf } from '../facts/read-claims.ts';
import { readClaims } from '../facts/due-claims.ts';
import { builtPages } from '../test/built-site.ts';

const addresses = new Set(sourcesOf(readClaims()).map(({ address }) => address));

test.each(languageCodes)('in %s all sources of facts stand on a page, behind a fold', (language) => {
  const links = builtPages
    .filter((page) => page.language === language)
    .flatMap(({ document }) => document.querySelectorAll('details a'));
  expect(addresses).not.toEqual(new Set());
  const shown = new Set(links.map((link) => link.getAttribute('href')));
  expect([...addresses].filter((address) => !shown.has(address))).toEqual([]);
});
