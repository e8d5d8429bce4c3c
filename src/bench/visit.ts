/** One visit on the slow phone: what loading took, then every control of the page tapped once. */
import type { Browser, Page } from 'playwright-core';
import { openSlowPhone, type NetworkName } from './slow-phone.ts';

export interface Visit {
  /** Milliseconds until the largest part of the first screen was painted. */
  lcp: number;
  /** Sum of the layout shifts that nobody caused. */
  cls: number;
  /** Bytes of contents that travelled before the page was touched; headers do not count, since how far they are packed is the host's doing. */
  bytes: number;
  requests: number;
  /** Milliseconds from a tap or a key to the next picture, at worst, outside of islands. */
  worstAsleep: number;
  /** The same inside of islands, which hydrate meanwhile. */
  worstWaking: number;
}

interface Observed {
  lcp: number;
  cls: number;
  worst: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page. */
function observe(): void {
  window.observed = { lcp: 0, cls: 0, worst: 0 };
  const each = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  each('largest-contentful-paint', ({ startTime }) => (window.observed.lcp = startTime));
  each('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) window.observed.cls += Number(entry.value);
  });
  const options = { durationThreshold: 16 };
  each('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId) window.observed.worst = Math.max(window.observed.worst, entry.duration);
  }, options);
  // Nobody would close the dialogue.
  window.print = () => {};
}

/** Milliseconds; no thumb is quicker from one control to the next. */
const betweenTaps = 200;

const controls = 'summary, button, input:not([type=hidden]), textarea, select';

function nextPicture(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Taps every visible control once, those of islands where `inIslands` says so; types a figure where there is room for one. */
async function tapAll(page: Page, inIslands: boolean): Promise<number> {
  await page.evaluate(() => (window.observed.worst = 0));
  const all = page.locator(controls);
  for (let position = 0; position < (await all.count()); position++) {
    const control = all.nth(position);
    const isWanted = await control.evaluate((element, wanted) => (element.closest('[data-island]') !== null) === wanted && element.checkVisibility(), inIslands);
    if (!isWanted) continue;
    // What lies under the bar at the foot of the screen is scrolled clear of it.
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await nextPicture(page);
    await control.tap({ force: true, timeout: 5000, noWaitAfter: true }).catch(() => undefined);
    if (await control.evaluate((element) => element.matches('input:not([type=radio], [type=checkbox]), textarea')).catch(() => false)) await page.keyboard.press('1');
    // An open menu would cover what comes next.
    if (await control.evaluate((element) => element.closest('header') !== null && element.matches('summary')).catch(() => false)) await control.tap({ force: true, timeout: 5000, noWaitAfter: true });
    await page.waitForTimeout(betweenTaps);
  }
  await page.waitForTimeout(300);
  return page.evaluate(() => window.observed.worst);
}

/** Resolves when nothing has arrived for two seconds; a busy processor is quiet on the line for long. */
async function settled(arrived: () => number, page: Page): Promise<void> {
  for (let before = -1; before !== arrived(); ) {
    before = arrived();
    await page.waitForTimeout(2000);
  }
}

export async function visit(browser: Browser, url: string, network: NetworkName, locale: string): Promise<Visit> {
  const phone = await openSlowPhone(browser, network, locale, observe);
  let bytes = 0;
  let requests = 0;
  phone.session.on('Network.responseReceived', ({ response: { headers } }) => (bytes += Number(headers['content-length'] ?? headers['Content-Length'])));
  phone.session.on('Network.loadingFinished', () => (requests += 1));
  try {
    await phone.page.goto(url, { timeout: 120_000 });
    await phone.page.waitForSelector('main h1', { timeout: 120_000 });
    await settled(() => requests, phone.page);
    const loaded = { bytes, requests };
    const { lcp, cls } = await phone.page.evaluate(() => window.observed);
    return { ...loaded, lcp, cls, worstAsleep: await tapAll(phone.page, false), worstWaking: await tapAll(phone.page, true) };
  } finally {
    await phone.close();
  }
}
