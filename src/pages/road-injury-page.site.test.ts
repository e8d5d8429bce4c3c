import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { builtPage, only } from '../test/built-site.ts';

test.each(languageCodes)('in %s, whoever is hurt on the road is given 112 and 108 before the office', (language) => {
  const hero = only(builtPage('road-injury', language).document, 'main > section:first-of-type');
  const links = hero.querySelectorAll('a:not(nav a)').map((link) => link.getAttribute('href') ?? '');
  expect(links.slice(0, 2)).toEqual(['tel:112', 'tel:108']);
  expect(links.slice(2).map((href) => /^tel:\+|^https:\/\/wa\.me/.exec(href)?.[0])).toEqual(['tel:+', 'https://wa.me']);
});
