import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { phone, visit } from '../test/site.ts';

test('the bar spans screens up to 767 px, and from 768 px a button stands in the margin, over no text', async () => {
  const viewport = { width: 767, height: 640 };
  const page = await visit(addressOf('travel', 'gu'), { viewport, reducedMotion: 'reduce' });
  const boxOf = () => page.locator('aside').evaluate((bar) => bar.getBoundingClientRect().toJSON());
  expect((await boxOf()).width).toBe(767);
  await page.setViewportSize({ width: 768, height: 640 });
  const { width, left } = await boxOf();
  expect(width).toBe(56);
  const rights = await page
    .locator('main :is(h1, h2, h3, p, img, a), footer :is(h2, p, a)')
    .evaluateAll((parts) =>
      parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().right),
    );
  expect(rights.length).toBeGreaterThan(0);
  expect(Math.max(...rights)).toBeLessThanOrEqual(left);
});

test('however large the letters are, the bar takes no more than 24 percent of the screen, or scrolls away', async () => {
  const page = await visit(addressOf('claims', 'gu'));
  for (const width of [240, 320, 360, 390, 640])
    for (const letters of [100, 125, 150, 175, 200]) {
      await page.setViewportSize({ width, height: 640 });
      const height = await page.locator('aside').evaluate((bar, size) => {
        document.documentElement.style.fontSize = `${size}%`;
        scrollTo(0, 900);
        return innerHeight - bar.getBoundingClientRect().top;
      }, letters);
      if (letters === 100) expect(height).toBeGreaterThan(50);
      expect(height, `at ${width} px with letters of ${letters} percent`).toBeLessThanOrEqual(0.24 * 640);
    }
});

test('the bar offers the emergency number until a card is open that is no emergency', async () => {
  const page = await visit(addressOf('claims', 'gu'), phone);
  const number = page.locator('aside a[href="tel:112"]');
  const seen = [await number.isVisible()];
  for (const card of ['accident', 'hospital', 'death', 'theft']) {
    await page.locator(`summary:has(~ #${card})`).tap();
    seen.push(await number.isVisible());
  }
  expect(seen).toEqual([true, true, false, false, true]);
});
