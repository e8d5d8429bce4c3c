/** Links that open a chat with the office. */
import { expect, test } from 'vitest';
import { builtPages } from '../test/built-site.ts';

const chatLinks = builtPages.flatMap(({ address, document }) =>
  document
    .querySelectorAll('a[href^="https://wa.me/"]')
    .map((link) => ({ address, href: link.getAttribute('href') ?? '', target: link.getAttribute('target'), rel: link.getAttribute('rel') }))
    // Without a number a link shares a text with whomever the visitor chooses.
    .filter(({ href }) => !href.startsWith('https://wa.me/?')),
);

test('every page has a way to chat', () => {
  expect(new Set(chatLinks.map(({ address }) => address))).toEqual(new Set(builtPages.map(({ address }) => address)));
});

test('the number in a chat’s address is digits only, without a leading zero', () => {
  expect(chatLinks.filter(({ href }) => !/^https:\/\/wa\.me\/[1-9]\d{7,14}(\?|$)/.test(href))).toEqual([]);
});

test('a chat opens in a new tab that knows nothing of the page', () => {
  expect(chatLinks.filter(({ target, rel }) => target !== '_blank' || rel !== 'noopener noreferrer')).toEqual([]);
});
