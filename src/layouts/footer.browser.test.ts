import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { laptop, visit, withAndWithoutScript } from '../test/site.ts';

const smallPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

test.each(languageCodes)('in %s the footer takes at most one screen of a small phone', async (language) => {
  const page = await visit(addressOf('passport-renew', language), smallPhone);
  const height = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(640);
});

test('the address of the page is for paper alone', async () => {
  const page = await visit('/claims', laptop);
  const address = page.locator('footer span[data-print="only"]');
  const seen = [await address.isVisible()];
  await page.emulateMedia({ media: 'print' });
  seen.push(await address.isVisible());
  expect(seen).toEqual([false, true]);
});

test.each(withAndWithoutScript)('the notices open at a touch $script', async ({ javaScriptEnabled }) => {
  const page = await visit('/gu/about', { ...smallPhone, javaScriptEnabled });
  const notices = page.locator('footer details');
  const seen = [await notices.locator('p').first().isVisible()];
  await notices.locator('summary').tap();
  seen.push(await notices.locator('p').first().isVisible());
  expect(seen).toEqual([false, true]);
});

test('the notices stand open on wide screens', async () => {
  const page = await visit('/about', laptop);
  expect(await page.locator('footer details p').first().isVisible()).toBe(true);
});
