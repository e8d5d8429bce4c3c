/** One visit on the slow phone: what loading took, then every control of the page tapped once. */
import type { Browser, Page } from 'playwright-core';
import { openSlowPhone, type NetworkName } from './slow-phone.ts';

interface Observed {
  lcp: number;
  cls: number;
  slowest: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page. */
function observe(): void {
  window.observed = { lcp: 0, cls: 0, slowest: 0 };
  const each = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  each('largest-contentful-paint', ({ startTime }) => (window.observed.lcp = startTime));
  each('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) window.observed.cls += Number(entry.value);
  });
  const noteSlowest = (entry: PerformanceEntry) => {
    if ('interactionId' in entry && entry.interactionId) window.observed.slowest = Math.max(window.observed.slowest, entry.duration);
  };
  each('event', noteSlowest, { durationThreshold: 16 });
  // Nobody would close the dialogue.
  window.print = () => {};
}

/** Taps every visible control once, types a figure where there is room for one, and says how slow the slowest answer was. */
async function tapAll(page: Page): Promise<number> {
  const controls = page.locator('summary, button, input:not([type=hidden]), textarea, select');
  for (let position = 0; position < (await controls.count()); position++) {
    const control = controls.nth(position);
    if (!(await control.evaluate((element) => element.checkVisibility()))) continue;
    // What lies under the bar at the foot of the screen is scrolled clear of it.
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const tap = () => control.tap({ force: true, timeout: 5000, noWaitAfter: true }).catch(() => undefined);
    const is = (selector: string) => control.evaluate((element, wanted) => element.matches(wanted), selector).catch(() => false);
    await tap();
    if (await is('input:not([type=radio], [type=checkbox]), textarea')) await page.keyboard.press('1');
    // An open menu would cover what comes next.
    if (await is('header summary')) await tap();
    // No thumb is quicker from one control to the next.
    await page.waitForTimeout(200);
  }
  await page.waitForTimeout(300);
  return page.evaluate(() => window.observed.slowest);
}

/** Milliseconds and bytes of contents; headers do not count, since how far they are packed is the host's doing. */
export async function measureVisit(browser: Browser, url: string, network: NetworkName): Promise<Record<string, number>> {
  const { page, session, close } = await openSlowPhone(browser, network, observe);
  let bytes = 0;
  let requests = 0;
  session.on('Network.responseReceived', ({ response: { headers } }) => (bytes += Number(headers['content-length'] ?? headers['Content-Length'])));
  session.on('Network.loadingFinished', () => (requests += 1));
  try {
    await page.goto(url, { timeout: 120_000 });
    await page.waitForSelector('main h1', { timeout: 120_000 });
    // Until nothing has arrived for two seconds; a busy processor is quiet on the line for long.
    for (let before = -1; before !== requests; await page.waitForTimeout(2000)) before = requests;
    const loaded = { requests, bytes };
    const { lcp, cls } = await page.evaluate(() => window.observed);
    return { 'LCP ms': Math.round(lcp), CLS: Number(cls.toFixed(3)), ...loaded, 'slowest answer ms': await tapAll(page) };
  } finally {
    await close();
  }
}
