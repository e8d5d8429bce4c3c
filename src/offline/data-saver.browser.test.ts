import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { idShown, waitUntilKept } from '../test/kept-pages.ts';
import { phone, visit } from '../test/site.ts';

test('where data is to be saved, nothing is kept until the visitor asks for it', async () => {
  const site = await deploySite(siteFiles);
  const page = await visit('about:blank', { ...phone, baseURL: site.url, serviceWorkers: 'allow' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto(addressOf('offline', 'hi'), { waitUntil: 'load' });
  // Pages are kept two seconds after loading.
  await page.waitForTimeout(4000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);

  await page.locator('[data-part="ask"] button').tap();
  await waitUntilKept(page, 'hi');
  await page.locator('[data-part="ask"]').waitFor({ state: 'hidden' });
  // The button is gone; the focus is where it is said what follows.
  const status = page.locator('[data-offline-status]');
  expect(await status.evaluate((element) => element === document.activeElement)).toBe(true);
  await site.stop();
  await page.goto(addressOf('claims', 'hi'));
  expect(await idShown(page)).toBe('claims');
});
