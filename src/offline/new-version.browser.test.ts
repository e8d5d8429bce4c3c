import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { visitAndKeep } from '../test/kept-pages.ts';
import { nextVersionOf, revisedCopiesOf, isOfNext } from '../test/next-version.ts';

const next = nextVersionOf(siteFiles);
const copiesOfNext = revisedCopiesOf(next);
const site = await deploySite(siteFiles, afterAll);

/** Addresses of the copies on the device. */
const copies = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('saved-site')).keys()).map(({ url }) => url.slice(location.origin.length)),
  );

const versions = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready;
    return { isInstalling: installing !== null, isWaiting: waiting !== null };
  });

/**
 * Has the browser look for a new worker, as it does by itself when a page is opened, and waits until it is installed: it waits, or has taken over
 * already where the page has just come to rest.
 */
async function waitForNewWorker(page: Page): Promise<void> {
  const hasFoundIt = async () => {
    // Asked again each time: the first asking may join one that the browser began by itself before the new version was there.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const { isInstalling } = await versions(page);
    return !isInstalling && (await copies(page)).some((copy) => copiesOfNext.includes(copy));
  };
  await expect.poll(hasFoundIt, { timeout: 60_000 }).toBe(true);
}

/**
 * Opens the page until the next version has taken over, which it does once the page is at rest; at a later opening where the browser still waits for an
 * answer of the worker before.
 */
async function openUntilNextAlone(page: Page): Promise<void> {
  // Past the moment at which the page that is open lets the new version take over: where it is loaded anew at that very moment, Chromium keeps the new
  // version waiting for minutes.
  await page.waitForTimeout(3500);
  const olderCopies = async () => {
    await page.reload();
    await page.waitForTimeout(3500);
    return (await copies(page)).filter((copy) => !copiesOfNext.includes(copy));
  };
  await expect.poll(olderCopies, { timeout: 60_000 }).toEqual([]);
}

test('a new version waits while another tab is open, then takes over, and leaves a draft and the ticks alone', async () => {
  const page = await visitAndKeep(site, 'gu', addressOf('claims', 'gu'), { expectedFaults: /503/ });
  const tick = page.locator('[data-island="checklist"] input[data-tick]').first();
  await tick.evaluate((part) => part.closest('details')?.setAttribute('open', ''));
  await tick.check();
  const other = await page.context().newPage();
  await other.goto(addressOf('about', 'gu'));
  await page.goto(addressOf('contact', 'gu'));
  const text = page.locator('textarea').first();
  await text.fill('અડધો સંદેશ');
  site.deploy(next);
  await waitForNewWorker(page);
  site.fail();
  await page.locator('#name').fill('આશા');
  await page.locator('[data-island="contact-form"][data-hydrated]').waitFor();
  expect([await text.inputValue(), await page.locator('#name').inputValue()]).toEqual(['અડધો સંદેશ', 'આશા']);
  site.deploy(next);
  await page.reload();
  await page.waitForTimeout(3500);
  expect((await versions(page)).isWaiting).toBe(true);
  await other.close();
  await openUntilNextAlone(page);
  expect(await text.inputValue()).toBe('અડધો સંદેશ');
  site.fail();
  await page.goto(addressOf('claims', 'gu'));
  expect(await isOfNext(page)).toBe(true);
  await expect.poll(() => tick.isChecked()).toBe(true);
});
