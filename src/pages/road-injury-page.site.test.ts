import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { builtPage, only } from '../test/built-site.ts';

test.each(languageCodes)('in %s, whoever is hurt on the road is given 112 and 108 before the office', (language) => {
  const hero = only(builtPage('road-injury', language).document, 'main > section:first-of-type');
  const links = hero.querySelectorAll('a:not(nav a)').map((link) => link.getAttribute('href') ?? '');
  expect(links.slice(0, 2)).toEqual(['tel:112', 'tel:108']);
  expect(links.slice(2).map((href) => /^tel:\+|^https:\/\/wa\.me/.exec(href)?.[0])).toEqual(['tel:+', 'https://wa.me']);
});

test.each([
  ['road-injury', 'theft', 8],
  ['after-death', 'heirs', 4],
] as const)('%s has the papers for %s as a checklist of its own, behind a fold', (page, list, boxes) => {
  for (const language of languageCodes) {
    const panel = only(builtPage(page, language).document, `details #${list}-papers`);
    expect(panel.querySelectorAll('input[data-tick]')).toHaveLength(boxes);
  }
});
