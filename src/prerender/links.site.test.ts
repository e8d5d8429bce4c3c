import { describe, expect, test } from 'vitest';
import { pageAt } from '../site/urls.ts';
import { builtPages, type BuiltPage } from '../test/built-site.ts';

const pageAtAddress = new Map(builtPages.map((page) => [page.address, page]));

/** Links to places on this site: path and fragment, either of which may be empty. */
function internalLinks({ document, address }: BuiltPage) {
  return document
    .querySelectorAll('a[href]')
    .map((element) => ({ element, href: element.getAttribute('href') ?? '' }))
    .filter(({ href }) => /^[/#?]|^$/.test(href))
    .map(({ element, href }) => {
      const { pathname, hash } = new URL(href, `http://site${address}`);
      return { element, href, path: pathname, fragment: decodeURIComponent(hash.slice(1)) };
    });
}

describe.each(builtPages)('$address', (page) => {
  test('links only to pages and fragments that are there, at their canonical addresses', () => {
    const dead = internalLinks(page).filter(({ path, fragment }) => {
      const target = pageAtAddress.get(path)?.document;
      return !target || (fragment && !target.querySelector(`[id="${fragment}"]`));
    });
    expect(dead.map(({ href }) => href)).toEqual([]);
  });

  test('stays in its language, except through the switcher', () => {
    const leaving = internalLinks(page).filter(
      ({ element, path }) => !element.hasAttribute('data-language') && pageAt(path).language !== page.language,
    );
    expect(leaving.map(({ href }) => href)).toEqual([]);
  });

  test('carries no joint of its lines into links, messages and copies', () => {
    const carried = ['href', 'data-message', 'data-message-lines', 'data-copy'].flatMap((name) =>
      page.document.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
    );
    expect(carried.filter((value) => /%C2%A0|%E2%81%A0|\u00a0|\u2060/i.test(value))).toEqual([]);
  });

  test('opens new tabs without handing itself over, and says so in words', () => {
    const careless = page.document
      .querySelectorAll('a[target="_blank"]')
      .filter((link) => !link.getAttribute('rel')?.split(' ').includes('noopener') || !/\(.+\)\s*$/u.test(link.text));
    expect(careless.map(String)).toEqual([]);
  });
});
