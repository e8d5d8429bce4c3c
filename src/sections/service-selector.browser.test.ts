import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { offeredFirst } from '../office/services.ts';
import { laptop, phone, visit } from '../test/site.ts';

/** Radio buttons and style do it all, so it is looked at where no script helps. */
const javaScriptEnabled = false;

const shown = (page: Page) =>
  page
    .locator('[id^="panel-"]')
    .evaluateAll((panels) =>
      panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id.replace('panel-', '')),
    );

test('shows vehicle insurance first, then the one service that is touched', async () => {
  const page = await visit('/hi', { ...phone, javaScriptEnabled });
  const found = [await shown(page)];
  for (const service of offeredFirst.toReversed()) {
    await page.locator(`label[for="service-${service}"]`).tap();
    found.push(await shown(page));
  }
  expect(found).toEqual(['vehicle', ...offeredFirst.toReversed()].map((service) => [service]));
});

test('goes through the services by the arrow keys, with a ring on the one the keyboard is on', async () => {
  const page = await visit('/', { ...laptop, javaScriptEnabled });
  await page.locator('#service-vehicle').focus();
  await page.keyboard.press('ArrowRight');
  expect(await shown(page)).toEqual(['health']);
  const ring = await page
    .locator('label[for="service-health"]')
    .evaluate((label) => parseFloat(getComputedStyle(label).outlineWidth));
  expect(ring).toBeGreaterThanOrEqual(3);
  // One stop, followed by the way on of the chosen service.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain(
    '/services/insurance/health',
  );
});

test('what is tapped in the second row stays where it is, and a key brings the row into view', async () => {
  const page = await visit('/gu', { ...phone, javaScriptEnabled });
  const label = page.locator('label[for="service-passport"]');
  const topOf = () => label.evaluate((each) => Math.round(each.getBoundingClientRect().top));
  await label.evaluate((each) => scrollBy(0, each.getBoundingClientRect().top - 70));
  const top = await topOf();
  await label.tap();
  expect(await topOf()).toBe(top);
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(topOf).toBeLessThan(640);
});
