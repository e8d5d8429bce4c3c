import { expect, test } from 'vitest';
import { builtPages, siteFiles } from '../test/built-site.ts';
import { integrityOf } from './assets.ts';

test.each(builtPages)('every script and style that $address names carries the hash of what is served', ({ document }) => {
  const elements = document.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="modulepreload"]');
  const described = elements.map((element) => ({
    address: element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    integrity: element.getAttribute('integrity'),
  }));
  expect(described.map(({ address }) => address.replace(/.*\./, ''))).toEqual(['css', 'js']);
  expect(described).toEqual(described.map(({ address }) => ({ address, integrity: integrityOf(siteFiles.get(address)?.content ?? '') })));
});
