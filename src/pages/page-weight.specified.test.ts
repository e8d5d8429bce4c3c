/** What a page asks for before it is touched, while it is read to its end, and whether it moves meanwhile: on one page of each kind. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageCodes, languages } from '../i18n/languages.ts';
import { builtPage, siteFiles } from '../test/built-site.ts';
import { isThorough } from '../test/combinations.ts';
import { deploySite, type DeployedSite } from '../test/deployed-site.ts';
import { weightOf } from '../test/own-code.ts';
import { emptyPage, phone, type PageOptions } from '../test/site.ts';

const kilobyte = 1024;

const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

/** On which the whole menu and the buttons of heroes have the least room. */
const tablet = { viewport: { width: 1024, height: 768 } };

/** One page of each kind, and how many KB of scripts it may take to its end; those that keep drafts have more to do. */
const kinds = [
  { page: 'home', scripts: 4 },
  { page: 'health', scripts: 4 },
  { page: 'passport-new', scripts: 4 },
  { page: 'claims', scripts: 4 },
  { page: 'refused', scripts: 8 },
  { page: 'contact', scripts: 8 },
  { page: 'privacy', scripts: 4 },
] as const;

const visits = kinds.flatMap((kind, position) =>
  languageCodes
    .filter((_, turn) => isThorough || turn === position % languageCodes.length)
    .map((language) => ({ ...builtPage(kind.page, language), ...kind })),
);

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
  const page = await emptyPage({ ...options, baseURL: site.url });
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

/** Sums up how far a page moves without the visitor's doing, from its first picture on: https://web.dev/articles/cls */
async function shiftsWhileRead(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifted += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    // As a reader does, screen by screen.
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    // What came into view may ask for something a moment later.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return shifted;
  });
}

/** What is asked for at first view and until the end, by URL, and how far the page moves. */
async function read(address: string, options: PageOptions) {
  const page = await pageOn4G(options);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address, { waitUntil: 'networkidle' });
  const atFirst = [...asked];
  const shifted = await shiftsWhileRead(page);
  await page.context().close();
  return { atFirst, asked, shifted };
}

test.each(visits)(
  '$address asks for little on a phone, and stays where it is',
  async ({ page, address, language, scripts }) => {
    const open = () => read(address, { ...smallPhone, locale: languages[language].tag });
    let reading = await open();
    // A busy Chromium now and then finds no face of the system, so that nothing stands in for the heading font; a page that moves by itself moves each time.
    for (let repetition = 1; reading.shifted > 0 && repetition <= 2; repetition++) reading = await open();
    expect(reading.shifted).toBe(0);
    expect(reading.atFirst.filter((url) => !url.startsWith(`${site.url}/`))).toEqual([]);
    // The icon of the tab among them.
    expect(reading.atFirst.slice(8)).toEqual([]);
    const pathsOf = (urls: string[], ending: RegExp) =>
      [...new Set(urls)].map((url) => new URL(url).pathname).filter((path) => ending.test(path) && siteFiles.has(path));
    const sum = (paths: string[]) => paths.map(weightOf).reduce((total, weight) => total + weight, 0);
    // Of the 100 and 70 KB that were agreed, headers take the rest.
    expect(sum(pathsOf(reading.atFirst, /^/))).toBeLessThanOrEqual((page === 'home' ? 95 : 65) * kilobyte);
    const ownScripts = sum(pathsOf(reading.asked, /\.js$/));
    expect(ownScripts).toBeGreaterThan(0);
    expect(ownScripts).toBeLessThanOrEqual(scripts * kilobyte);
  },
);

test.each(visits)('$address does not move on a tablet either', async ({ language, address }) => {
  expect((await read(address, { ...tablet, locale: languages[language].tag })).shifted).toBe(0);
});
