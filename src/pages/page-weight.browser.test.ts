/** What a page asks for, as it travelled, before it is touched or scrolled and when it is read to its end; and whether it moves meanwhile. */
import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { speculationRulesAddress } from '../hosting/speculation-rules.ts';
import { languages } from '../i18n/languages.ts';
import { builtPages } from '../test/built-site.ts';
import { emptyPage, phone, siteUrl } from '../test/site.ts';

const kilobyte = 1024;

/** What the browser asks for on its own account and nothing waits for: which links it may draw ahead, and the tab's icon. */
const besides = [speculationRulesAddress, '/favicon.svg'];

/** Pages that have more to tend: what was typed in the contact form, forgotten on the one that thanks for it, and what is kept on the device. */
const withMore = ['contact', 'thank-you', 'offline'];

/** Browsers fetch pictures from further below on slower networks. */
async function connectBy4G(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 20, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000, connectionType: 'cellular4g' });
}

/** Scrolls to the end as a reader does, screen by screen. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    // What came into view may ask for something a moment later.
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
}

/** Sums up how far a page moves without the visitor's doing: https://web.dev/articles/cls */
function watchShifts(): void {
  document.documentElement.dataset.shifted = '0';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) document.documentElement.dataset.shifted = String(Number(document.documentElement.dataset.shifted) + Number(entry.value));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Weight {
  requests: Request[];
  /** Bytes that travelled, headers included. */
  bytes: number;
}

async function weightOf(requests: Request[]): Promise<Weight> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return { requests, bytes: sizes.reduce((sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize, 0) };
}

/** Bytes of the bodies of one kind. */
async function bodiesOf(requests: Request[], kind: string): Promise<number> {
  const sizes = await Promise.all(requests.filter((request) => request.resourceType() === kind).map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

describe.each(builtPages)('$address', ({ page: id, language, address }) => {
  let firstView: Weight;
  let scripts: number;
  let fonts: number;
  let shifted: string | undefined;

  beforeAll(async () => {
    const page = await emptyPage({ ...phone, locale: languages[language].tag });
    await connectBy4G(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    // The map of the contact page is asked for when it comes into view; tests leave its host alone.
    await page.route((url) => url.origin !== siteUrl, (route) => route.fulfill({ body: '' }));
    await page.goto(address, { waitUntil: 'networkidle' });
    firstView = await weightOf([...requests]);
    await page.evaluate(watchShifts);
    await readToTheEnd(page);
    shifted = await page.evaluate(() => document.documentElement.dataset.shifted);
    [scripts, fonts] = [await bodiesOf(requests, 'script'), await bodiesOf(requests, 'font')];
    await page.context().close();
  });

  test(`weighs at most ${id === 'home' ? 100 : 70} KB at first view, headers included`, () => {
    expect(firstView.bytes).toBeLessThanOrEqual((id === 'home' ? 100 : 70) * kilobyte);
  });

  test('takes at most 8 requests at first view', () => {
    const addresses = firstView.requests.map((request) => new URL(request.url()).pathname).filter((path) => !besides.includes(path));
    expect(addresses.slice(8)).toEqual([]);
  });

  test('asks no other host at first view', () => {
    expect(firstView.requests.map((request) => request.url()).filter((url) => !url.startsWith(`${siteUrl}/`))).toEqual([]);
  });

  test('does not move while it loads and is read', () => {
    expect(shifted).toBe('0');
  });

  test('is read to its end without React', () => {
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual((withMore.includes(id) ? 8 : 4) * kilobyte);
  });

  test('is read to its end with at most 24 KB of fonts', () => {
    expect(fonts).toBeLessThanOrEqual(24 * kilobyte);
  });
});
