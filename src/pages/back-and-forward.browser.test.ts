/** Going back shows a page from the browser's memory, without loading it again, with what was entered since, and its menus closed. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findFullChromium, launchArguments } from '../setup/chromium.ts';
import { addressOf } from '../site/urls.ts';
import { phone, siteUrl, watchForFaults } from '../test/site.ts';
import { tick, ticksOf } from '../test/vehicle-ticks.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findFullChromium(),
    args: launchArguments,
    // Playwright switches this memory off, because a restored page is none of its own.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  context = await browser.newContext({ ...phone, baseURL: siteUrl });
  await watchForFaults(context);
});
beforeEach(async () => {
  page = await context.newPage();
  // Else a step back that comes late would lead the next test away.
  return () => page.close();
});
afterAll(() => browser.close());

/** One for each part of the script that some pages have to themselves. */
const keepable = (['home', 'passport-new', 'privacy', 'search'] as const).map((page) => addressOf(page, 'gu'));

/** Browsers do not keep a page in memory that a message or a new worker reaches after it was left. */
const hasHeardFromWorker = () =>
  navigator.serviceWorker.controller !== null &&
  [...document.querySelectorAll<HTMLElement>('[data-offline-status]')].every(
    ({ dataset, textContent }) => textContent !== JSON.parse(dataset.offlineStatus ?? '{}').keeping,
  );

const goBy = (steps: 1 | -1) => page.evaluate((by) => history.go(by), steps).catch(() => undefined);

test.each(keepable)('%s is restored', async (address) => {
  await page.goto(address);
  await page.waitForFunction(hasHeardFromWorker);
  await page.evaluate(() => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) menu.open = true;
    addEventListener('pageshow', ({ persisted }) => {
      const open = document.querySelectorAll('[data-menu][open]').length;
      document.title = persisted ? `restored with ${open} open menus` : 'loaded';
    });
  });
  await page.goto(addressOf('about', 'gu'));
  await goBy(-1);
  await expect.poll(() => page.title().catch(() => '')).toBe('restored with 0 open menus');
});

test('ticks of a page that is restored are those that were made last', async () => {
  const [english, gujarati] = [addressOf('claims', 'en'), addressOf('claims', 'gu')];
  const path = () => new URL(page.url()).pathname;
  await page.goto(english);
  await tick(page, 0);
  await page.goto(gujarati);
  await expect.poll(() => ticksOf(page)).toEqual([true, false]);
  await tick(page, 0);
  await tick(page, 1);
  await goBy(-1);
  await expect.poll(path).toBe(english);
  await expect.poll(() => ticksOf(page)).toEqual([false, true]);
  await tick(page, 0);
  await goBy(1);
  await expect.poll(path).toBe(gujarati);
  await expect.poll(() => ticksOf(page)).toEqual([true, true]);
});
