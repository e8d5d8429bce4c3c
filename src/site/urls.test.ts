import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { pageIds } from './pages.ts';
import { addressOf, fileOf, pageAt } from './urls.ts';

const pages = languageCodes.flatMap((language) => pageIds.map((page) => ({ page, language })));

test.each(pages)('the address of $page in $language leads back to it', ({ page, language }) => {
  expect(pageAt(addressOf(page, language))).toEqual({ page, language });
});

test.each([
  ['home', 'en', '/', 'index.html'],
  ['home', 'gu', '/gu', 'gu.html'],
  ['health', 'hi', '/hi/services/insurance/health', 'hi/services/insurance/health.html'],
  ['not-found', 'gu', '/gu/404', 'gu/404.html'],
] as const)('%s in %s stands at %s, in %s', (page, language, address, file) => {
  expect([addressOf(page, language), fileOf(address)]).toEqual([address, file]);
});

test.each([
  ['/nowhere', 'en'],
  ['/gu/nowhere', 'gu'],
  ['/gujarati', 'en'],
  ['/constructor', 'en'],
  ['', 'en'],
])('"%s" is answered by the not-found page in %s', (address, language) => {
  expect(pageAt(address)).toEqual({ page: 'not-found', language });
});
