/** The first two documents of the vehicle's list on the page of claims. */
import type { Page } from 'playwright-core';

const boxes = (page: Page) => page.locator('#vehicle [data-tick]');

/** Whether each is ticked. */
export const ticksOf = (page: Page): Promise<boolean[]> =>
  boxes(page).evaluateAll((all: HTMLInputElement[]) => all.slice(0, 2).map((box) => box.checked));

/** Ticks one or takes its tick back, also where the list is folded. */
export const tick = (page: Page, position: 0 | 1): Promise<void> =>
  boxes(page)
    .nth(position)
    .evaluate((box: HTMLInputElement) => box.click());
