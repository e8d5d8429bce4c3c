import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite, type DeployedSite } from '../test/deployed-site.ts';
import { idShown, visitAndKeep } from '../test/kept-pages.ts';
import { nextVersionOf, isOfNext } from '../test/next-version.ts';

let site: DeployedSite;
let page: Page;
beforeAll(async () => {
  site = await deploySite(siteFiles, afterAll);
  page = await visitAndKeep(site, 'gu', '/gu', { whenDone: afterAll, expectedFaults: /404|503/ });
});
afterEach(() => {
  site.deploy(siteFiles);
  site.slowDown(0);
});

const note = '[data-cached-page]';
const about = addressOf('about', 'gu');

const keptAddresses = () =>
  page.evaluate(async () => (await (await caches.open('saved-site')).keys()).map(({ url }) => new URL(url).pathname));

test('a server that takes longer than three seconds gives way to the copy', async () => {
  site.slowDown(20_000);
  const begin = Date.now();
  await page.goto(about, { waitUntil: 'commit' });
  const spent = Date.now() - begin;
  site.slowDown(0);
  await page.locator(note).waitFor();
  expect(spent).toBeGreaterThanOrEqual(3000);
  expect(spent).toBeLessThan(8000);
});

test('a page that is not there is said to be not there, as long as there is a server', async () => {
  const answer = await page.goto('/gu/nowhere');
  expect(answer?.status()).toBe(404);
  expect(await idShown(page)).toBe('not-found');
});

test('a page that was not kept yet is never kept alone', async () => {
  await page.goto(addressOf('about', 'hi'));
  await page.goto(about);
  expect(await keptAddresses()).not.toContain(addressOf('about', 'hi'));
});

// Last, because the worker of the next version comes with it.
test('with a network, were it slow, a page is the one that the server has now', async () => {
  site.deploy(nextVersionOf(siteFiles));
  site.slowDown(1500);
  await page.goto(about, { waitUntil: 'commit' });
  site.slowDown(0);
  await page.locator('main').waitFor();
  expect(await page.locator(note).count()).toBe(0);
  expect(await isOfNext(page)).toBe(true);
});
