/** A visit on a slowed phone: how slow the slowest answer to a tap was, and how soon the second page stood there. */
import { devices, type Browser, type Page } from 'playwright-core';

/** A line of Gujarat, as Lighthouse and Chromium play it. */
export interface Network {
  name: string;
  kilobitsPerSecond: number;
  /** Milliseconds before an answer begins. */
  latency: number;
}

/** How many times slower than this machine the phone's processor is. */
export const slowdown = 6;

declare global {
  interface Window {
    observed: { lcp: number; slowest: number };
  }
}

/** Runs in the page, before any script of its own. */
function observe(): void {
  window.observed = { lcp: 0, slowest: 0 };
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => (window.observed.lcp = startTime));
  // Of events the browser tells those that took 104 ms or more, which alone are of interest.
  each('event', ({ duration }) => (window.observed.slowest = Math.max(window.observed.slowest, duration)));
}

/** Taps every visible control once, but for what leads to another page. */
async function tapAll(page: Page): Promise<number> {
  for (const control of await page
    .locator('summary, button:not([data-find] *), input:not([type=hidden]), textarea, select')
    .and(page.locator(':not(header *)'))
    .all()) {
    if (!(await control.isVisible())) continue;
    // What lies under the bar at the foot of the screen is scrolled clear of it.
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await control.tap({ force: true, timeout: 5000, noWaitAfter: true }).catch(() => undefined);
    await page.waitForTimeout(200);
  }
  return page.evaluate(() => window.observed.slowest);
}

/** Milliseconds: the slowest answer on the first page, and the largest paint of the second, to which a tap in the footer leads. */
export async function measureVisit(browser: Browser, first: string, second: string, network: Network) {
  const context = await browser.newContext(devices['Moto G4']);
  await context.addInitScript(observe);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  const throughput = (network.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 3,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(first, { waitUntil: 'networkidle' });
  const slowestTap = await tapAll(page);
  const link = page.locator(`footer a[href="${new URL(second).pathname}"]`);
  await link.scrollIntoViewIfNeeded();
  await link.tap({ noWaitAfter: true });
  await page.waitForURL(second, { waitUntil: 'networkidle' });
  const secondPage = await page.evaluate(() => Math.round(window.observed.lcp));
  await context.close();
  return { slowestTap, secondPage };
}
