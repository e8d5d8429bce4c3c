import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { visitAndKeep } from '../test/kept-pages.ts';
import { markOfNextVersion, nextVersionOf, revisedCopiesOf, scriptOfNextVersion } from '../test/next-version.ts';

const next = nextVersionOf(siteFiles);

const copiesOfNext = revisedCopiesOf(next);

/**
 * Has the browser look for a new worker, as it does by itself when a page is opened, and waits until it is installed: it waits, or has taken over
 * already where the page has just come to rest.
 */
async function waitForNewWorker(page: Page): Promise<void> {
  const hasFoundIt = async () => {
    // Asked again each time: the first asking may join one that the browser began by itself before the new version was there.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    return page.evaluate(isInstalled, copiesOfNext);
  };
  await expect.poll(hasFoundIt, { timeout: 60_000 }).toBe(true);
}

/** Runs in the page: whether the next version has its copies and is at work on them no longer. */
async function isInstalled(copiesOfNextVersion: readonly string[]): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready;
  const copies = await (await caches.open('saved-site')).keys();
  return !registration.installing && copies.some(({ url }) => copiesOfNextVersion.includes(url.slice(location.origin.length)));
}

/** Runs in the page: whether every copy on the device is of the next version, which has its mark in each hash. */
async function isNextAlone({ mark, copiesOfNextVersion }: { mark: string; copiesOfNextVersion: readonly string[] }): Promise<boolean> {
  const copies = await (await caches.open('saved-site')).keys();
  const [hashed, revised] = [copies.filter(({ url }) => url.includes('/assets/')), copies.filter(({ url }) => url.includes('?revision='))];
  return (
    hashed.length > 0 &&
    revised.length > 0 &&
    hashed.every(({ url }) => url.includes(`${mark}.`)) &&
    revised.every(({ url }) => copiesOfNextVersion.includes(url.slice(location.origin.length)))
  );
}

/** How the versions stand, for whoever reads why the next one did not take over. */
async function standing(page: Page): Promise<string> {
  const versions = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { installing: registration?.installing?.state, waiting: registration?.waiting?.state, active: registration?.active?.state };
  });
  const copies = await page.evaluate(async () => (await (await caches.open('saved-site')).keys()).map(({ url }) => url.slice(location.origin.length)));
  const older = copies.filter((address) => !address.includes(markOfNextVersion) && !copiesOfNext.includes(address));
  return JSON.stringify({ ...versions, tabs: page.context().pages().length, copies: copies.length, older: older.length, forExample: older[0] });
}

/**
 * Opens the page until the next version has taken over, which it does once the page is at rest; at a later opening where the browser still waits for an
 * answer of the worker before.
 */
async function openUntilNextAlone(page: Page): Promise<void> {
  // Past the moment at which the page that is open lets the new version take over: where it is loaded anew at that very moment, Chromium keeps the new
  // version waiting for minutes.
  await page.waitForTimeout(3500);
  const hasTakenOver = async () => {
    await page.reload();
    const deadline = Date.now() + 15_000;
    while (Date.now() < deadline) {
      if (await page.evaluate(isNextAlone, { mark: markOfNextVersion, copiesOfNextVersion: copiesOfNext })) return 'taken over';
      await page.waitForTimeout(100);
    }
    return standing(page);
  };
  await expect.poll(hasTakenOver, { timeout: 45_000 }).toBe('taken over');
}

const isWaiting = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

describe.each(languageCodes)('in %s, a new version', (language) => {
  test('leaves a draft alone while it arrives, and the old tab working without a network', async () => {
    const site = await deploySite(siteFiles);
    const page = await visitAndKeep(site, language, addressOf('contact', language));
    await page.locator('#message-field, textarea').first().fill('અડધો સંદેશ');
    site.deploy(next);
    await waitForNewWorker(page);
    await site.stop();
    await page.locator('#name').fill('આશા');
    await page.locator('[data-island="contact-form"][data-hydrated]').waitFor();
    expect(await page.locator('textarea').first().inputValue()).toBe('અડધો સંદેશ');
    expect(await page.locator('#name').inputValue()).toBe('આશા');
  });

  test('takes over when the only tab opens a page, and the draft and the ticks are still there', async () => {
    const site = await deploySite(siteFiles);
    const page = await visitAndKeep(site, language, addressOf('claims', language));
    const tick = page.locator('[data-island="checklist"] input[data-tick]').first();
    await page
      .locator('[data-island="checklist"]')
      .first()
      .locator('xpath=ancestor-or-self::details | .//summary')
      .first()
      .evaluate((part) => part.closest('details')?.setAttribute('open', ''));
    await tick.check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ticks'))).not.toBeNull();
    await page.goto(addressOf('contact', language));
    await page.locator('textarea').first().fill('અડધો સંદેશ');
    site.deploy(next);
    await waitForNewWorker(page);
    await openUntilNextAlone(page);
    expect(await page.locator('textarea').first().inputValue()).toBe('અડધો સંદેશ');
    await page.goto(addressOf('claims', language));
    await expect.poll(() => tick.isChecked()).toBe(true);
    await site.stop();
    await page.goto(addressOf('about', language));
    expect(await page.locator('head script[type=module]').getAttribute('src')).toMatch(scriptOfNextVersion);
  });
});

test('a new version waits while another tab is open', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'en');
  const other = await page.context().newPage();
  await other.goto('/contact');
  site.deploy(next);
  await waitForNewWorker(page);
  await page.reload();
  await page.waitForTimeout(3500);
  expect(await isWaiting(page)).toBe(true);
  await other.close();
  await openUntilNextAlone(page);
});

test('a new version that cannot be fetched whole leaves the old one in its place', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'en');
  const broken = new Map(next);
  broken.delete('/claims');
  site.deploy(broken);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const worker = registration.installing;
    if (worker) await new Promise((resolve) => worker.addEventListener('statechange', resolve));
  });
  expect(await isWaiting(page)).toBe(false);
  await site.stop();
  await page.goto('/claims');
  expect(await page.locator('html').getAttribute('data-page')).toBe('claims');
});
