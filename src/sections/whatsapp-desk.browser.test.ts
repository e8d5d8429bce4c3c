/** What a visitor at a computer is given besides a link to chat. */
import { expect, test } from 'vitest';
import { contactAddress } from '../test/contact-page.ts';
import { localeWords } from '../test/shared-words.ts';
import { laptop, phone, visit } from '../test/site.ts';

test('wide screens have the web version, the number to copy and a code, and phones no room for them', async () => {
  const { whatsapp } = localeWords('gu', 'contact');
  const page = await visit(contactAddress('gu'), { ...laptop, permissions: ['clipboard-read', 'clipboard-write'] });
  const section = page.locator('#whatsapp');
  expect(await section.getByRole('link', { name: whatsapp.web }).getAttribute('href')).toMatch(
    /^https:\/\/web\.whatsapp\.com\/send\?phone=[1-9]\d+&text=\S+$/,
  );
  expect(await section.getByRole('img', { name: whatsapp.code }).isVisible()).toBe(true);
  const number = await section.locator('[data-copy]').getAttribute('data-copy');
  await section.getByRole('button').click();
  await section.getByRole('status').filter({ hasText: /./ }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await page.setViewportSize(phone.viewport);
  expect(await section.isVisible()).toBe(false);
});
