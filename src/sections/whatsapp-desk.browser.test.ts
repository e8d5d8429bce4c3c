/** What a visitor at a computer is given besides a link to chat. */
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { contactAddress } from '../test/contact-page.ts';
import { localeWords } from '../test/shared-words.ts';
import { laptop, phone, visit } from '../test/site.ts';

describe.each(languageCodes)('in %s', (language) => {
  const { whatsapp } = localeWords(language, 'contact');

  test('on wide screens there are the web version, the number to copy and a code', async () => {
    const page = await visit(contactAddress(language), { ...laptop, permissions: ['clipboard-read', 'clipboard-write'] });
    const section = page.locator('#whatsapp');
    expect(await section.getByRole('link', { name: whatsapp.web }).getAttribute('href')).toMatch(
      /^https:\/\/web\.whatsapp\.com\/send\?phone=[1-9]\d+&text=\S+$/,
    );
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
