/** A deploy that copies file by file is for a while of two versions; what is fetched meanwhile is never kept for good. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Site } from '../hosting/server/site-files.ts';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { visitAndKeep, waitUntilKept } from '../test/kept-pages.ts';
import { nextVersionOf, scriptOfNextVersion } from '../test/next-version.ts';
import { localeWords } from '../test/shared-words.ts';
import { phone, visit } from '../test/site.ts';

const next = nextVersionOf(siteFiles);

/** A version that lacks one page yet, in whose place the version before still stands. */
function withPageOf(former: Site, address: string, site: Site): Site {
  const page = former.get(address);
  if (!page) throw new Error(`The site has no ${address}, so no deploy could have left it behind. Name one of its pages.`);
  return new Map([...site, [address, page]]);
}

const scriptOf = (page: Page) => page.locator('head script[type=module]').getAttribute('src');

describe.each(languageCodes)('in %s', (language) => {
  const about = addressOf('about', language);
  const words = localeWords(language, 'offline').pages;

  test('a first visit keeps no page of another version, and says so; the visit after the deploy keeps all', async () => {
    const site = await deploySite(withPageOf(next, about, siteFiles));
    const page = await visit(addressOf('offline', language), { ...phone, baseURL: site.url, serviceWorkers: 'allow' });
    await page.locator('[data-offline-status]').filter({ hasText: words.failed }).waitFor();
    const kept = await page.evaluate(async () => (await (await caches.open('saved-site')).keys()).map(({ url }) => new URL(url).pathname));
    expect(kept).not.toContain(about);
    site.deploy(siteFiles);
    await page.reload();
    await page.locator('[data-offline-status]').filter({ hasText: words.kept }).waitFor();
    await waitUntilKept(page, language);
    await site.stop();
    await page.goto(about);
    expect(await scriptOf(page)).not.toMatch(scriptOfNextVersion);
  });

  test('a new version takes over only with pages of its own', async () => {
    const site = await deploySite(siteFiles);
    const page = await visitAndKeep(site, language, about);
    site.deploy(withPageOf(siteFiles, about, next));
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => {});
      const worker = registration.installing;
      if (worker) await new Promise((resolve) => worker.addEventListener('statechange', resolve));
      return worker?.state;
    });
    expect(outcome).toBe('redundant');
    site.deploy(next);
    const isInstalled = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update().catch(() => {});
        return Boolean(registration.waiting);
      });
    await expect.poll(isInstalled, { timeout: 45_000 }).toBe(true);
    // Where a single tab is open, it takes over once that tab is at rest; loaded anew at that very moment, Chromium keeps it waiting for minutes.
    const hasTakenOver = async () => {
      await page.reload();
      await page.waitForTimeout(5000);
      return page.evaluate(async () => !(await navigator.serviceWorker.ready).waiting);
    };
    await expect.poll(hasTakenOver, { timeout: 45_000 }).toBe(true);
    await site.stop();
    await page.goto(about);
    expect(await scriptOf(page)).toMatch(scriptOfNextVersion);
  });
});
