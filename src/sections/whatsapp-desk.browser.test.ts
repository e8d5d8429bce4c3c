/** WhatsApp links everywhere, and what a visitor at a computer is given besides. */
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { builtPages } from '../test/built-site.ts';
import { contactAddress, contactWords } from '../test/contact-page.ts';
import { laptop, phone, visit } from '../test/site.ts';

const chatLinks = builtPages.flatMap(({ address, page, language, document }) =>
  document.querySelectorAll('a[href^="https://wa.me/"]').map((link) => ({ address, page, language, link, href: link.getAttribute('href') ?? '' })),
);

test('every page has a way to chat', () => {
  expect(new Set(chatLinks.map(({ address }) => address))).toEqual(new Set(builtPages.map(({ address }) => address)));
});

test('the number in a chat’s address is digits only, without a leading zero', () => {
  expect(chatLinks.filter(({ href }) => !/^https:\/\/wa\.me\/[1-9]\d{7,14}(\?|$)/.test(href))).toEqual([]);
});

test('a chat opens in a new tab that knows nothing of the page', () => {
  expect(chatLinks.filter(({ link }) => link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener noreferrer')).toEqual([]);
});

describe.each(languageCodes)('in %s', (language) => {
  const { whatsapp } = contactWords(language);

  test('on wide screens there are the web version, the number to copy and a code', async () => {
    const page = await visit(contactAddress(language), { ...laptop, permissions: ['clipboard-read', 'clipboard-write'] });
    const section = page.locator('#whatsapp');
    expect(await section.getByRole('link', { name: whatsapp.web }).getAttribute('href')).toMatch(/^https:\/\/web\.whatsapp\.com\/send\?phone=[1-9]\d+&text=\S+$/);
    expect(await section.getByRole('img', { name: whatsapp.code }).isVisible()).toBe(true);
    const number = await section.locator('[data-copy]').getAttribute('data-copy');
    await section.getByRole('button').click();
    await section.getByRole('status').filter({ hasText: /./ }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  });

  test('on a phone they take no room', async () => {
    const page = await visit(contactAddress(language), phone);
    expect(await page.locator('#whatsapp').isVisible()).toBe(false);
  });
});
