import { expect, test } from 'vitest';
import { pagesInTurn } from '../test/built-site.ts';
import { pageOpener } from '../test/site.ts';

const open = pageOpener();

const pages = pagesInTurn.filter(({ document }) => document.querySelector('[data-index]'));

test.each(pages)('on $address each section begins below the index, however many rows that has', async ({ address }) => {
  const page = await open(address);
  await page.waitForSelector('html[data-alive]');
  for (const width of [1000, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of await page.locator('[data-index] a').all()) {
      await link.click();
      const heading = page.locator(`${await link.getAttribute('href')} :is(h2, h3)`).first();
      const [bar, title] = [await page.locator('[data-index]').boundingBox(), await heading.boundingBox()];
      expect(title?.y, `at ${width} px`).toBeGreaterThanOrEqual(bar?.height ?? NaN);
    }
  }
});
