/** An island that hydrates changes nothing of the page around it. */
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtPages } from '../test/built-site.ts';
import { byDay } from '../test/combinations.ts';
import { phone, visit, type VisitOptions } from '../test/site.ts';

/** How every element outside of islands looks, in the order of the document. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [
      'backgroundColor',
      'color',
      'borderColor',
      'borderWidth',
      'padding',
      'margin',
      'font',
      'display',
      'appearance',
      'listStyle',
    ] as const;
    return [...document.querySelectorAll('body *:not([data-island] *)')].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${names.map((name) => style[name]).join(' ')}`;
    });
  });
}

const withIslands = builtPages.filter(
  ({ language, document }) => language === 'gu' && document.querySelector('[data-island]'),
);

/** Hydrates the first island as a visitor does who comes to one of its fields. */
async function touch(page: Page): Promise<void> {
  await page
    .locator('[data-island] :is(input, textarea)')
    .first()
    .evaluate((field) => field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
}

const options: VisitOptions = { ...phone, locale: 'gu-IN', reducedMotion: 'reduce', expectedFaults: /google/ };

test.each(byDay(withIslands))(
  '$address keeps its looks and its place, where the code comes late',
  async ({ address }) => {
    const page = await visit(address, options);
    await page.waitForLoadState('networkidle');
    const late: Route[] = [];
    await page.route('**/assets/hydrate-*.js', (route) => void late.push(route));
    await touch(page);
    await expect.poll(() => late.length).toBe(1);
    await page.locator('footer').evaluate((footer) => footer.scrollIntoView());
    const placeOfFooter = () =>
      page
        .locator('footer a')
        .first()
        .evaluate((link) => Math.round(link.getBoundingClientRect().top));
    const before = { looks: await looksOf(page), place: await placeOfFooter() };
    await late[0]?.continue();
    await page.waitForSelector('[data-island][data-hydrated]', { state: 'attached' });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200))));
    expect({ looks: await looksOf(page), place: await placeOfFooter() }).toEqual(before);
  },
);
