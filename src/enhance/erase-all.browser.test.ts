/** One button of the privacy notice takes everything off the device that the site has left there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptOnDevice } from '../pages/kept-on-device.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { visitAndKeep } from '../test/kept-pages.ts';
import { localeWords } from '../test/shared-words.ts';
import { phone, visit } from '../test/site.ts';

/** Everything that stands on the device under the site's name. */
const kept = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...(await caches.keys()).map((name) => `caches ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(document.cookie ? [`cookie ${document.cookie}`] : []),
  ]);

async function leaveTraces(page: Page): Promise<void> {
  await page.locator('form[data-draft] textarea').fill('A message that is not sent');
  await page.locator('header a[data-language=hi]').click();
  await page.waitForURL('**/hi/contact');
  await page.goto('/hi/claims#health');
  await page.locator('#health label').first().click();
}

test('what a visit leaves is named by the notice, and the button erases all of it', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'gu', '/gu/contact');
  await leaveTraces(page);
  await page.goto('/hi/privacy');
  const names = keptOnDevice.map(({ place, name }) => `${place} ${name}`);
  const before = await kept(page);
  expect(before).toEqual(expect.arrayContaining(['localStorage ticks', 'localStorage language', 'sessionStorage values', 'caches saved-site']));
  expect(before.filter((name) => !names.some((each) => each === name))).toEqual([]);

  await page.locator('[data-fetched=erase]').click();
  await page.getByText(localeWords('hi', 'privacy').device.erased).waitFor();
  expect(await kept(page)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  await page.goto('/gu/contact');
  expect(await page.locator('form[data-draft] textarea').inputValue()).toBe('');
});

test('what is typed in another tab is erased too', async () => {
  const page = await visit('/gu/privacy', phone);
  const other = await page.context().newPage();
  await other.goto('/gu/contact');
  const field = other.locator('form[data-draft] textarea');
  await field.fill('A message that is not sent');
  await page.locator('[data-fetched=erase]').tap();
  await expect.poll(() => field.inputValue()).toBe('');
  expect(await other.evaluate(() => sessionStorage.getItem('values'))).toBeNull();
});

test('without JavaScript a sentence says how in the browser', async () => {
  const page = await visit('/gu/privacy', { ...phone, javaScriptEnabled: false });
  expect(await page.getByText(localeWords('gu', 'privacy').device.byHand).isVisible()).toBe(true);
  expect(await page.locator('[data-fetched=erase]').isVisible()).toBe(false);
});
