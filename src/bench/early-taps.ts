/** Taps that come before a page is ready: whatever can be seen must answer, at once or later, or the tap is lost. */
import type { Browser, Page } from 'playwright-core';
import { openSlowPhone, type NetworkName } from './slow-phone.ts';

/** Milliseconds after the first paint. */
const delays = [0, 100, 500];

export interface EarlyTaps {
  taps: number;
  /** Controls and delays whose tap nothing came of. */
  lost: string[];
}

/** Controls that hold what a tap did to them: the first choice of an island, the first thing to open, and last the menu, which covers the others. */
const tapped = ['[data-island] label:has(input[type=radio]:not(:checked), input[type=checkbox]:not(:checked))', 'main details:not([open]) > summary', 'header details[data-menu]:has(nav) > summary'];

/** Marks the first control on the screen that a selector finds, and says where it stands; undefined when none can be seen. */
function markedPlace(page: Page, selector: string): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
    element?.setAttribute('data-tapped', wanted);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element?.getBoundingClientRect();
    return box && { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
  }, selector);
}

/** True once the control says that it was tapped. */
function hasAnswered(page: Page, selector: string): Promise<boolean> {
  const isOpenOrChosen = (wanted: string) => document.querySelector(`[data-tapped="${CSS.escape(wanted)}"]`)?.matches('details[open] > *, :has(input:checked)') === true;
  return page.evaluate(isOpenOrChosen, selector);
}

/** Opens the page, taps each kind of control that can be seen, and names those whose tap nothing came of. */
async function tapAfter(browser: Browser, url: string, network: NetworkName, delay: number): Promise<EarlyTaps> {
  const phone = await openSlowPhone(browser, network, 'en-IN', () => {});
  const { page } = phone;
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, { timeout: 120_000, polling: 20 });
    await page.waitForTimeout(delay);
    const made: string[] = [];
    for (const selector of tapped) {
      const place = await markedPlace(page, selector);
      if (!place) continue;
      await page.touchscreen.tap(place.x, place.y);
      made.push(selector);
    }
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    await page.waitForTimeout(500);
    const lost: string[] = [];
    for (const selector of made) if (!(await hasAnswered(page, selector))) lost.push(`${selector} after ${delay} ms`);
    return { taps: made.length, lost };
  } finally {
    await phone.close();
  }
}

/** Taps each kind of control at each delay, for each delay on a fresh phone. */
export async function tapEarly(browser: Browser, url: string, network: NetworkName): Promise<EarlyTaps> {
  const result: EarlyTaps = { taps: 0, lost: [] };
  for (const delay of delays) {
    const { taps, lost } = await tapAfter(browser, url, network, delay);
    result.taps += taps;
    result.lost.push(...lost);
  }
  return result;
}
