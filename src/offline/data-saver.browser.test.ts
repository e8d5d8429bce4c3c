import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { waitUntilKept } from '../test/kept-pages.ts';
import { emptyPage, phone } from '../test/site.ts';
import { onTestFinished } from 'vitest';

/** A page of a phone whose browser saves data. */
async function visitSavingData(url: string): Promise<Page> {
  const page = await emptyPage({ ...phone, baseURL: url, serviceWorkers: 'allow' });
  onTestFinished(() => page.context().close());
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return page;
}

const registrations = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('where data is to be saved, nothing is kept', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitSavingData(site.url);
  await page.goto(addressOf('claims', 'en'), { waitUntil: 'load' });
  // Pages are kept two seconds after loading.
  await page.waitForTimeout(4000);
  expect(await registrations(page)).toBe(0);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

test.each(languageCodes)('where data is to be saved, the pages of %s are kept when the visitor asks for it', async (language: Language) => {
  const site = await deploySite(siteFiles);
  const page = await visitSavingData(site.url);
  await page.goto(addressOf('offline', language));
  expect(await registrations(page)).toBe(0);
  await page.locator('[data-offline-ask] button').tap();
  await waitUntilKept(page, language);
  await page.locator('[data-offline-ask]').waitFor({ state: 'hidden' });
  // The button is gone; the focus is where it is said what follows.
  expect(await page.locator('[data-offline-status]').evaluate((status) => status === document.activeElement)).toBe(true);
  await site.stop();
  await page.goto(addressOf('claims', language));
  expect(await page.locator('html').getAttribute('data-page')).toBe('claims');
});
