import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { visitAndKeep } from '../test/kept-pages.ts';
import { nextVersionOf, scriptOfNextVersion } from '../test/next-version.ts';

const note = '[data-saved-copy]';

test('with a network, a page is the one that the server has now', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'gu');
  const next = nextVersionOf(siteFiles);
  site.deploy(next);
  await page.goto(addressOf('about', 'gu'));
  expect(await page.locator(note).count()).toBe(0);
  expect(await page.locator('head script[type=module]').getAttribute('src')).toMatch(scriptOfNextVersion);
});

test('a server that takes longer than three seconds gives way to the copy', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'hi');
  site.slowDown(20_000);
  const begin = Date.now();
  await page.goto(addressOf('about', 'hi'), { waitUntil: 'commit' });
  const spent = Date.now() - begin;
  site.slowDown(0);
  await page.locator(note).waitFor();
  expect(spent).toBeGreaterThanOrEqual(3000);
  expect(spent).toBeLessThan(8000);
});

test('a server that takes less than three seconds is waited for', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'en');
  site.slowDown(1500);
  await page.goto(addressOf('about', 'en'), { waitUntil: 'commit' });
  site.slowDown(0);
  await page.locator('main').waitFor();
  expect(await page.locator(note).count()).toBe(0);
});

test('a server that fails gives way to the copy', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'gu', '/gu', { expectedFaults: /503/ });
  site.fail();
  await page.goto(addressOf('claims', 'gu'));
  expect(await page.locator('html').getAttribute('data-page')).toBe('claims');
  await page.locator(note).waitFor();
});

test('a page that is not there is said to be not there, as long as there is a server', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'en', '/', { expectedFaults: /404/ });
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  expect(await page.locator('html').getAttribute('data-page')).toBe('not-found');
});
