/** What a host answers while a deploy is half done, or in the place of a file that it lacks, is never kept for good. */
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Site } from '../test/site-files.ts';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { visitAndKeep } from '../test/kept-pages.ts';
import { nextVersionOf, isOfNext } from '../test/next-version.ts';
import { localeWords } from '../test/shared-words.ts';
import { phone, visit } from '../test/site.ts';

const contact = addressOf('contact', 'gu');
const next = nextVersionOf(siteFiles);
const script = /\/assets\/hydrate-/;
const site = await deploySite(siteFiles, afterAll);
beforeEach(() => site.deploy(siteFiles));

/** A version that answers some addresses with a page of the one before. */
function withPageAt(addresses: RegExp, version: Site): Site {
  const page = siteFiles.get(contact);
  return new Map([...version].map(([address, file]) => [address, page && addresses.test(address) ? page : file]));
}

async function expectToHydrate(page: Page): Promise<void> {
  await page.goto(contact);
  expect(await isOfNext(page)).toBe(false);
  await page.locator('#name').tap();
  await page.locator('[data-island="contact-form"][data-hydrated]').waitFor();
}

/** Types of the copies of that script. */
const copiesOfScript = (page: Page) =>
  page.evaluate(async (pattern) => {
    const copies = await caches.open('saved-site');
    const found = (await copies.keys()).filter(({ url }) => pattern.test(new URL(url).pathname));
    return Promise.all(found.map(async (copy) => (await copies.match(copy))?.headers.get('Content-Type')));
  }, script);

test('a page in the place of a script is not kept, and that is said; the next visit keeps what it finds right', async () => {
  const words = localeWords('gu', 'offline').pages;
  site.deploy(withPageAt(script, siteFiles));
  const page = await visit(addressOf('offline', 'gu'), {
    ...phone,
    baseURL: site.url,
    serviceWorkers: 'allow',
    expectedFaults: /503/,
  });
  const status = page.locator('[data-offline-status]');
  await status.filter({ hasText: words.failed }).waitFor();
  expect(await copiesOfScript(page)).toEqual([]);
  site.deploy(siteFiles);
  await page.reload();
  await status.filter({ hasText: words.kept }).waitFor();
  site.fail();
  await expectToHydrate(page);
});

test('a page that the browser keeps in the place of the small script is asked for anew, and gives way to it', async () => {
  site.deploy(withPageAt(/\/assets\/client-/, siteFiles));
  const page = await visit(contact, { ...phone, baseURL: site.url, expectedFaults: /MIME|integrity/ });
  const isAlive = async () => {
    await page.reload({ waitUntil: 'networkidle' });
    return page.evaluate(() => document.documentElement.dataset.alive !== undefined);
  };
  expect(await isAlive()).toBe(false);
  site.deploy(siteFiles);
  await expect.poll(isAlive, { timeout: 20_000 }).toBe(true);
});

test('a copy that is spoiled is not used, and is fetched anew; a new version of which a page cannot be had leaves the old one', async () => {
  const page = await visitAndKeep(site, 'gu', undefined, { expectedFaults: /503/ });
  await page.evaluate(async (pattern) => {
    const copies = await caches.open('saved-site');
    const copy = (await copies.keys()).find(({ url }) => pattern.test(url));
    if (copy) await copies.put(copy, new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } }));
  }, script);
  expect(await copiesOfScript(page)).toEqual(['text/html']);
  await expectToHydrate(page);
  await page.reload();
  await expect.poll(() => copiesOfScript(page)).toEqual([expect.stringContaining('javascript')]);
  site.fail();
  await expectToHydrate(page);

  site.deploy(withPageAt(/^\/gu\/contact$/, next));
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const worker = registration.installing;
    if (worker) await new Promise((resolve) => worker.addEventListener('statechange', resolve));
    return worker?.state;
  });
  expect(outcome).toBe('redundant');
  site.fail();
  await expectToHydrate(page);
});
