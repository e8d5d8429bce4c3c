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

/** Controls that hold what a tap did to them: the menu, the first thing to open, the first choice of a live region. */
const tapped = ['header details[data-menu]:has(nav) > summary', 'main details:not([open]) > summary', '[data-live] label:has(input[type=radio]:not(:checked), input[type=checkbox]:not(:checked))'];

/** Where the first control on the screen stands that a selector finds; undefined when none can be seen. */
function placeOf(page: Page, selector: string): Promise<{ x: number; y: number; position: number } | undefined> {
  return page.evaluate((wanted) => {
    const all = [...document.querySelectorAll(wanted)];
    const element = all.find((each) => each.checkVisibility());
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element?.getBoundingClientRect();
    return element && box && { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2, position: all.indexOf(element) };
  }, selector);
}

/** True once the control says that it was tapped. */
function hasAnswered(page: Page, selector: string, position: number): Promise<boolean> {
  // What was tapped no longer matches "not yet open" or "not yet chosen".
  const any = selector.replaceAll(/:not\((\[open\]|:checked)\)/g, '');
  const matched = selector.includes('label') ? ':has(input:checked)' : ':is(details[open] > *)';
  return page.evaluate(([all, answered, index]) => document.querySelectorAll(all)[index]?.matches(answered) === true, [any, matched, position] as const);
}

async function isLost(browser: Browser, url: string, network: NetworkName, selector: string, delay: number): Promise<boolean | undefined> {
  const phone = await openSlowPhone(browser, network, 'en-IN', () => {});
  const { page } = phone;
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, { timeout: 120_000, polling: 20 });
    await page.waitForTimeout(delay);
    const place = await placeOf(page, selector);
    if (!place) return undefined;
    await page.touchscreen.tap(place.x, place.y);
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    await page.waitForTimeout(500);
    return !(await hasAnswered(page, selector, place.position));
  } finally {
    await phone.close();
  }
}

/** Taps each kind of control at each delay, every time on a fresh phone. */
export async function tapEarly(browser: Browser, url: string, network: NetworkName): Promise<EarlyTaps> {
  const result: EarlyTaps = { taps: 0, lost: [] };
  for (const selector of tapped) {
    for (const delay of delays) {
      const lost = await isLost(browser, url, network, selector, delay);
      if (lost === undefined) break;
      result.taps += 1;
      if (lost) result.lost.push(`${selector} after ${delay} ms`);
    }
  }
  return result;
}
