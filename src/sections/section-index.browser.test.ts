import { expect, test } from 'vitest';
import { pagesInTurn } from '../test/built-site.ts';
import { pageOpener } from '../test/site.ts';

const open = pageOpener();

const pages = pagesInTurn.filter(({ document }) => document.querySelector('[data-index]'));

test.each(pages)('on $address each section begins below the index, however many rows that has', async ({ address }) => {
  const page = await open(address);
  await page.waitForSelector('html[data-alive]');
  for (const width of [1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const hidden = await page.locator('[data-index]').evaluate((index) =>
      [...index.querySelectorAll('a')]
        .filter(({ hash }, position, links) => {
          links[position]?.click();
          const heading = document.querySelector(`${hash} :is(h2, h3)`);
          return !((heading?.getBoundingClientRect().top ?? NaN) >= index.clientHeight);
        })
        .map(({ hash }) => hash),
    );
    expect(hidden, `at ${width} px`).toEqual([]);
  }
});
