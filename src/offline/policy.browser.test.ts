import { expect, onTestFinished, test } from 'vitest';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { visitAndKeep, waitUntilKept } from '../test/kept-pages.ts';
import { emptyPage } from '../test/site.ts';
import { trustedTypesPolicy, workerAddress } from './worker-address.ts';

test('the worker is installed without a word from the security policy', async () => {
  const site = await deploySite(siteFiles);
  const page = await emptyPage({ baseURL: site.url, serviceWorkers: 'allow' });
  onTestFinished(() => page.context().close());
  const complaints: string[] = [];
  page.context().on('console', (message) => complaints.push(message.text()));
  await page.goto('/');
  await waitUntilKept(page, 'en');
  expect(complaints).toEqual([]);
  expect(await page.evaluate(async () => new URL((await navigator.serviceWorker.ready).active?.scriptURL ?? '').pathname)).toBe(workerAddress);
});

test('no other worker can be registered, nor the policy be made once more', async () => {
  const site = await deploySite(siteFiles);
  const page = await visitAndKeep(site, 'en', '/', { expectedFaults: /trusted/i, expectedRefusals: /trusted-types/ });
  const outcome = (code: string) => page.evaluate(code).then(() => 'done', () => 'refused');
  expect(await outcome(`navigator.serviceWorker.register('/refresh.js')`)).toBe('refused');
  expect(await outcome(`trustedTypes.createPolicy('${trustedTypesPolicy}', { createScriptURL: (address) => address })`)).toBe('refused');
  expect(await outcome(`trustedTypes.createPolicy('another', { createScriptURL: (address) => address })`)).toBe('refused');
});
