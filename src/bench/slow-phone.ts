/** A visit on a slowed phone: how slow the slowest answer to a tap was. */
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
    slowestAnswer: number;
  }
}

/** Runs in the page, before any script of its own. */
function observe(): void {
  window.slowestAnswer = 0;
  // Of events the browser tells those that took 104 ms or more, which alone are of interest.
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.slowestAnswer = Math.max(window.slowestAnswer, duration);
  }).observe({ type: 'event', buffered: true });
}

/** Taps every visible control once, but for what leads to another page. */
async function tapAll(page: Page): Promise<void> {
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
}

/** Milliseconds that the slowest answer of a page took. */
export async function slowestTap(browser: Browser, address: string, network: Network): Promise<number> {
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
  await page.goto(address, { waitUntil: 'networkidle' });
  await tapAll(page);
  const slowest = await page.evaluate(() => window.slowestAnswer);
  await context.close();
  return slowest;
}
