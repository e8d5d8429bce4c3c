/** Going back shows a page as it was left, but for its menus, from the browser's memory, without loading it again. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { pagesInTurn } from '../test/built-site.ts';
import { byDay } from '../test/combinations.ts';
import { rememberingChromium } from '../test/remembering-chromium.ts';
import { phone, siteUrl, watchForFaults } from '../test/site.ts';

const openContext = rememberingChromium();
let page: Page;

beforeAll(async () => {
  const context = await openContext({ ...phone, baseURL: siteUrl });
  await watchForFaults(context);
  page = await context.newPage();
});

// Browsers keep no page that was answered with a fault. All carry the same scripts.
const keepable = byDay(pagesInTurn.filter(({ page }) => page !== 'not-found')).map(({ address }) => address);

/** Browsers do not keep a page in memory that a message or a new worker reaches after it was left. */
const hasHeardFromWorker = () =>
  navigator.serviceWorker.controller !== null &&
  [...document.querySelectorAll<HTMLElement>('[data-offline-status]')].every(
    ({ dataset, textContent }) => textContent !== JSON.parse(dataset.offlineStatus ?? '{}').keeping,
  );

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
  await page.goto(addressOf(address === addressOf('privacy', 'en') ? 'about' : 'privacy', 'en'));
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect.poll(() => page.title().catch(() => '')).toBe('restored with 0 open menus');
});
