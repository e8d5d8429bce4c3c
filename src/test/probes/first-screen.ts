/** What a small cheap phone shows of a page before anybody scrolls. */
import type { Locator, Page } from 'playwright-core';

export const smallPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

/** Lowest edge of what the fixed bar leaves of the screen, in pixels. */
export const floorOf = (page: Page): Promise<number> =>
  page.locator('aside').evaluate((bar) => bar.getBoundingClientRect().top);

/** Lowest edge of some elements, in pixels. */
export const bottomOf = async (elements: Locator): Promise<number> =>
  Math.max(...(await elements.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))));

/** The links of the front page to what most come for. */
export const doorsOf = (page: Page): Locator => page.locator('main section').first().locator('ul a');
