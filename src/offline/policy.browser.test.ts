import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { siteFiles } from '../test/built-site.ts';
import { deploySite } from '../test/deployed-site.ts';
import { waitUntilKept } from '../test/kept-pages.ts';
import { emptyPage } from '../test/site.ts';
import { workerAddress } from './worker-address.ts';

let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  const { url } = await deploySite(siteFiles, afterAll);
  const expected = { expectedFaults: /trusted/i, expectedRefusals: /trusted-types/ };
  page = await emptyPage({ baseURL: url, serviceWorkers: 'allow', ...expected });
  page.context().on('console', (message) => complaints.push(message.text()));
  await page.goto('/');
  await waitUntilKept(page, 'en');
});
afterAll(() => page.context().close());

test('the worker is installed without a word from the security policy', async () => {
  expect(complaints).toEqual([]);
  const address = () => navigator.serviceWorker.ready.then(({ active }) => new URL(active?.scriptURL ?? '').pathname);
  expect(await page.evaluate(address)).toBe(workerAddress);
});

test.each([
  ['another worker', `navigator.serviceWorker.register('/assets/another.js')`],
  ['another policy', `trustedTypes.createPolicy('another', { createScriptURL: (address) => address })`],
])('%s is refused', async (_, code) => {
  await expect(page.evaluate(code)).rejects.toThrow();
});
