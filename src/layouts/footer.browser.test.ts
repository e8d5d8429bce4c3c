import { expect, test } from 'vitest';
import { laptop, phone, visit } from '../test/site.ts';

test('notices stand open on wide screens and folded on phones, and the page’s address is for paper alone', async () => {
  const page = await visit('/claims', laptop);
  expect(await page.locator('footer details p').first().isVisible()).toBe(true);
  await page.setViewportSize(phone.viewport);
  expect(await page.locator('footer details p').first().isVisible()).toBe(false);
  const address = page.locator('footer span[data-print="only"]');
  const seen = [await address.isVisible()];
  await page.emulateMedia({ media: 'print' });
  seen.push(await address.isVisible());
  expect(seen).toEqual([false, true]);
});
