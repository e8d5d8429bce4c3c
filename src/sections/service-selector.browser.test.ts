import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { laptop, phone, visit, withAndWithoutScript } from '../test/site.ts';

const services = ['vehicle', 'health', 'life', 'travel', 'passport'];

const shown = (page: Page) =>
  page.locator('[id^="panel-"]').evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id.replace('panel-', '')));

describe.each(withAndWithoutScript)('$script', ({ javaScriptEnabled }) => {
  test('shows vehicle insurance first', async () => {
    expect(await shown(await visit('/hi', { ...phone, javaScriptEnabled }))).toEqual(['vehicle']);
  });

  test('shows the one service that is touched', async () => {
    const page = await visit('/hi', { ...phone, javaScriptEnabled });
    const found: string[][] = [];
    for (const service of services) {
      await page.locator(`label[for="service-${service}"]`).tap();
      found.push(await shown(page));
    }
    expect(found).toEqual(services.map((service) => [service]));
  });

  test('goes through the services by the arrow keys', async () => {
    const page = await visit('/', { ...laptop, javaScriptEnabled });
    await page.locator('#service-vehicle').focus();
    const found: string[][] = [];
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
      found.push(await shown(page));
    }
    expect(found).toEqual([['health'], ['life'], ['health']]);
  });

  test('is one stop of the keyboard, followed by the way on of the chosen service', async () => {
    const page = await visit('/', { ...laptop, javaScriptEnabled });
    await page.locator('#service-vehicle').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/services/passport');
  });

  test('shows by a ring which service the keyboard is on', async () => {
    const page = await visit('/', { ...laptop, javaScriptEnabled });
    await page.locator('#service-vehicle').focus();
    await page.keyboard.press('ArrowRight');
    const width = await page.locator('label[for="service-health"]').evaluate((label) => parseFloat(getComputedStyle(label).outlineWidth));
    expect(width).toBeGreaterThanOrEqual(3);
  });
});
