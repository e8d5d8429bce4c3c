import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '../i18n/languages.ts';
import { addressOf, pageAt } from '../site/urls.ts';
import { builtPages, only, type BuiltPage } from '../test/built-site.ts';

const pagesOf = (element: BuiltPage['document'], selector = 'a') =>
  element
    .querySelectorAll(selector)
    .filter((link) => link.getAttribute('href')?.startsWith('/'))
    .map((link) => pageAt(link.getAttribute('href') ?? '').page);

describe.each(builtPages)('$address', ({ document, page, language }) => {
  const header = only(document, 'header');
  const footer = only(document, 'footer');
  const menus = header.querySelectorAll('nav').filter((navigation) => !navigation.querySelector('[data-language]'));

  test('marks itself wherever its menus name it', () => {
    const named = menus.map((navigation) => pagesOf(navigation).filter((each) => each === page));
    expect(named).toHaveLength(2);
    expect(menus.map((navigation) => pagesOf(navigation, '[aria-current="page"]'))).toEqual(named);
  });

  test('gives the phone number and the e-mail address in the footer', () => {
    const links = footer
      .querySelectorAll('a:not(li a, [href^="/"])')
      .map((link) => link.getAttribute('href')?.split(':')[0]);
    // The office may have further numbers.
    expect(links.slice(0, 2)).toEqual(['tel', 'mailto']);
  });

  test('leads to itself in every language, by its own name and its own marked', () => {
    const links = header.querySelectorAll('[data-language]');
    expect(
      links.map((link) => [link.text, link.getAttribute('href'), link.getAttribute('aria-current') === 'true']),
    ).toEqual(languageCodes.map((code) => [languages[code].endonym, addressOf(page, code), code === language]));
  });
});
