import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeRemovalWorker } from '../prerender/write-service-worker.ts';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { visitAndKeep } from '../test/kept-pages.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { workerAddress } from './worker-address.ts';

/** The site as it is built once the owner has turned offline reading off. */
async function turnedOff() {
  const directory = temporaryFolder();
  await writeRemovalWorker(directory);
  const content = readFileSync(join(directory, workerAddress));
  return new Map([...siteFiles, [workerAddress, { type: 'text/javascript', content }]]);
}

test('once it is turned off, the worker and all copies leave the device, and open tabs go on', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'gu', '/gu/contact');
  await page.locator('textarea').first().fill('અડધો સંદેશ');
  site.deploy(await turnedOff());
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isGone = async () =>
    (await caches.keys()).length === 0 && (await navigator.serviceWorker.getRegistrations()).length === 0;
  await expect.poll(() => page.evaluate(isGone)).toBe(true);
  expect(await page.locator('textarea').first().inputValue()).toBe('અડધો સંદેશ');
  await page.locator('#name').fill('આશા');
  await page.locator('[data-island="contact-form"][data-hydrated]').waitFor();
});
