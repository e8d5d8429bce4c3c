import { expect, test } from 'vitest';
import { pagesInTurn } from '../test/built-site.ts';
import { pageOpener } from '../test/site.ts';

const open = pageOpener({ viewport: { width: 1280, height: 800 } });

const pages = pagesInTurn.filter(({ document }) => document.querySelector('[data-index]'));

test.each(pages)('on $address each section begins below the index, however many rows that has', async ({ address }) => {
  const page = await open(address);
  await page.waitForSelector('html[data-alive]');
  for (const width of [1000, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await page.locator('[data-index] a').evaluateAll(async (links) => {
      const found = [];
      for (const link of links) {
        (link as HTMLAnchorElement).click();
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        const heading = document.querySelector(`${link.getAttribute('href')} :is(h2, h3)`);
        const bar = link.closest('[data-index]')?.getBoundingClientRect().bottom ?? 0;
        found.push(Math.round((heading?.getBoundingClientRect().top ?? 0) - bar));
      }
      return found;
    });
    expect(places.length).toBeGreaterThan(1);
    expect(
      places.filter((place) => place < 0),
      `at ${width} px`,
    ).toEqual([]);
  }
});
