/** One button of the privacy notice takes everything off the device that the site has left there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storedOnDevice } from '../pages/stored-on-device.ts';
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

/** What a message and ticks were erased from comes back empty, though this browser fills in what it goes back to. */
async function comesBackEmpty(page: Page, go: () => Promise<unknown>, address: string): Promise<void> {
  await go();
  await page.waitForURL(`**${address}`);
  await page.waitForLoadState();
  // The browser's own filling in is a task after the load.
  await page.waitForTimeout(300);
  expect(await page.locator('[data-tick]:checked').count()).toBe(0);
  for (const text of await page.locator('#text').all()) expect(await text.inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/value\\/);
}

test('what was erased stays erased on Back and Forward, whatever the browser fills in', async () => {
  const list = '/services/passport/new#address';
  const page = await visit(list, phone);
  await page.locator('#address [data-tick]').first().check();
  for (const address of ['/contact', '/privacy', '/contact']) {
    await page.goto(address);
    if (address === '/contact') await page.locator('#text').fill('A message that is not sent');
  }
  await page.goBack();
  await page.locator('[data-action=erase]').tap();
  await page.getByText(localeWords('en', 'privacy').device.erased).waitFor();
  await comesBackEmpty(page, () => page.goForward(), '/contact');
  await page.goBack();
  await comesBackEmpty(page, () => page.goBack(), '/contact');
  await comesBackEmpty(page, () => page.goBack(), list);
});

test('what a visit leaves is named by the notice, and the button erases all of it', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'gu', '/gu/contact');
  await page.locator('#text').fill('A message that is not sent');
  await page.locator('header a[data-language=hi]').click();
  await page.waitForURL('**/hi/contact');
  await page.goto('/hi/claims#health');
  await page.locator('#health li label').first().click();
  await page.goto('/hi/privacy');
  const names = storedOnDevice.map(({ place, name }) => `${place} ${name}`);
  const before = await kept(page);
  expect(before).toEqual(
    expect.arrayContaining(['localStorage kept', 'localStorage language', 'sessionStorage kept', 'caches saved-site']),
  );
  expect(before.filter((name) => !names.includes(name))).toEqual([]);

  await page.locator('[data-action=erase]').click();
  await page.getByText(localeWords('hi', 'privacy').device.erased).waitFor();
  expect(await kept(page)).toEqual(['localStorage kept']);
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toMatch(/^\[\["",\{"at":\d+\}\]\]$/);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('without JavaScript a sentence says how in the browser', async () => {
  const page = await visit('/gu/privacy', { javaScriptEnabled: false });
  expect(await page.locator('main noscript p').innerText()).toBe(localeWords('gu', 'privacy').device.byHand);
  expect(await page.locator('[data-action=erase]').isVisible()).toBe(false);
});

test('where copies of pages cannot be taken off, it is said how to do so by hand, and not that all is erased', async () => {
  const page = await visit('/gu/privacy', {
    ...phone,
    prepare: () => {
      caches.keys = async () => ['saved-site'];
      caches.delete = async () => Promise.reject(new DOMException('The disk is broken.', 'UnknownError'));
    },
  });
  await page.locator('[data-action=erase]').tap();
  await expect
    .poll(() => page.locator('main [data-part=status]').textContent())
    .toBe(localeWords('gu', 'privacy').device.byHand);
});
