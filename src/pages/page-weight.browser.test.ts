/** What a page asks for, as it travelled, before it is touched or scrolled and when it is read to its end; and whether it moves meanwhile. */
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { pagesInTurn, siteFiles } from '../test/built-site.ts';
import { deploySite, type DeployedSite } from '../test/deployed-site.ts';
import { emptyPage, phone, type PageOptions } from '../test/site.ts';

const kilobyte = 1024;

const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

/** On which the whole menu and the buttons of heroes have the least room. */
const tablet = { viewport: { width: 1024, height: 768 } };

/** Pages that have more to do: what was typed in the contact form, forgotten on the one that thanks for it, the letter, and what is kept on the device. */
const withMore = ['contact', 'thank-you', 'refused', 'offline'];

let site: DeployedSite;

beforeAll(async () => {
  site = await deploySite(siteFiles, afterAll);
  // Each answer takes as long as on a good mobile network. Not by Chromium's emulated networks, on which a visit now and then never comes to rest.
  site.slowDown(100);
});

/** How long these come later than all else, in milliseconds: after the first picture for certain, and one after the other, as on a slow line. */
const lateness = { '**/*.woff2': 300, '**/*.js': 700 };

/** A page that has opened nothing yet, on 4G: browsers fetch pictures from further below on slower networks, and on those they know nothing of. */
async function pageOn4G(options: PageOptions): Promise<Page> {
  const page = await emptyPage({ ...options, baseURL: site.url, expectedFaults: /status of 404/ });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.overrideNetworkState', {
    offline: false,
    latency: 100,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
    connectionType: 'cellular4g',
  });
  // The map of the contact page is asked for when it comes into view; tests leave its host alone.
  await page.route(
    (url) => url.origin !== site.url,
    (route) => route.fulfill({ body: '' }),
  );
  for (const [files, delay] of Object.entries(lateness)) {
    await page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
  }
  return page;
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
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        document.documentElement.dataset.shifted = String(Number(document.documentElement.dataset.shifted) + Number(entry.value));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Sum of the layout shifts since the page began to load, read to its end now. */
async function shiftsWhileRead(page: Page): Promise<string | undefined> {
  await page.evaluate(watchShifts);
  await readToTheEnd(page);
  return page.evaluate(() => document.documentElement.dataset.shifted);
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

/** Everything that a page asks for while it is opened and read on a phone, and how far it moves meanwhile. */
interface Reading {
  firstView: Weight;
  /** Bytes of the bodies. */
  scripts: number;
  fonts: number;
  /** Sum of the layout shifts. */
  shifted: string | undefined;
}

async function readOnPhone(address: string, locale: string): Promise<Reading> {
  const page = await pageOn4G({ ...smallPhone, locale });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  const firstView = await weightOf([...requests]);
  const shifted = await shiftsWhileRead(page);
  const reading = { firstView, shifted, scripts: await bodiesOf(requests, 'script'), fonts: await bodiesOf(requests, 'font') };
  await page.context().close();
  return reading;
}

describe.each(pagesInTurn)('$address', ({ page: id, language, address }) => {
  let reading: Reading;

  beforeAll(async () => {
    const read = () => readOnPhone(address, languages[language].tag);
    reading = await read();
    // A busy Chromium now and then finds no face of the system, so that nothing stands in for the heading font; a page that moves by itself moves each time.
    for (let repetition = 1; reading.shifted !== '0' && repetition <= 2; repetition++) reading = await read();
  });

  test(`weighs at most ${id === 'home' ? 100 : 70} KB at first view, headers included`, () => {
    expect(reading.firstView.bytes).toBeLessThanOrEqual((id === 'home' ? 100 : 70) * kilobyte);
  });

  test('takes at most 8 requests at first view, the icon of the tab among them', () => {
    expect(reading.firstView.requests.map((request) => new URL(request.url()).pathname).slice(8)).toEqual([]);
  });

  test('asks no other host at first view', () => {
    expect(reading.firstView.requests.map((request) => request.url()).filter((url) => !url.startsWith(`${site.url}/`))).toEqual([]);
  });

  test('does not move while it is read and fonts and scripts come', () => {
    expect(reading.shifted).toBe('0');
  });

  test('is read to its end without React', () => {
    expect(reading.scripts).toBeGreaterThan(0);
    expect(reading.scripts).toBeLessThanOrEqual((withMore.includes(id) ? 8 : 4) * kilobyte);
  });

  test('is read to its end with at most 24 KB of fonts', () => {
    expect(reading.fonts).toBeLessThanOrEqual(24 * kilobyte);
  });
});

test.each(pagesInTurn)('$address does not move on a tablet either', async ({ language, address }) => {
  const page = await pageOn4G({ ...tablet, locale: languages[language].tag });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await shiftsWhileRead(page)).toBe('0');
  await page.context().close();
});
