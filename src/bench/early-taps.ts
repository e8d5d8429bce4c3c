/** Taps that come before a page is ready: whatever can be seen must answer, at once or later, or the tap is lost. */
import type { Browser, Page } from 'playwright-core';
import { openSlowPhone, type NetworkName } from './slow-phone.ts';

/** Milliseconds after the first paint. */
const delays = [0, 100, 500];

/** Controls that hold what a tap did to them: the first choice of an island, the first thing to open, and last the menu, which covers the others. */
const tapped = [
  '[data-island] label:has(input[type=radio]:not(:checked), input[type=checkbox]:not(:checked))',
  'main details:not([open]) > summary',
  'header details[data-menu]:has(nav) > summary',
];

/** Taps the first control on the screen that a selector finds and marks it; false when none can be seen. */
async function tapFirst(page: Page, selector: string): Promise<boolean> {
  const place = await page.evaluate((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
    element?.setAttribute('data-tapped', '');
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element?.getBoundingClientRect();
    return box && { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
  }, selector);
  if (place) await page.touchscreen.tap(place.x, place.y);
  return place !== undefined;
}

async function tapAfter(browser: Browser, url: string, network: NetworkName, delay: number): Promise<{ taps: number; lost: number }> {
  const { page, close } = await openSlowPhone(browser, network);
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, { timeout: 120_000, polling: 20 });
    await page.waitForTimeout(delay);
    let taps = 0;
    for (const selector of tapped) taps += Number(await tapFirst(page, selector));
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    await page.waitForTimeout(500);
    // What is drawn anew has lost its mark, and the tap with it.
    const answered = await page.locator('[data-tapped]:is(details[open] > summary, :has(input:checked))').count();
    return { taps, lost: taps - answered };
  } finally {
    await close();
  }
}

/** Taps each kind of control at each delay, for each delay on a fresh phone. */
export async function tapEarly(browser: Browser, url: string, network: NetworkName): Promise<{ taps: number; lost: number }> {
  const all = { taps: 0, lost: 0 };
  for (const delay of delays) {
    const { taps, lost } = await tapAfter(browser, url, network, delay);
    all.taps += taps;
    all.lost += lost;
  }
  return all;
}
