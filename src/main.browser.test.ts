/** The open page under `npm run dev`, while a translator or a developer changes what it is made of. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevelopment, type Development } from './test/development-server.ts';
import { changeFile } from './test/project-copy.ts';
import { visit } from './test/site.ts';

let development: Development;
beforeAll(async () => {
  development = await startDevelopment();
}, 120_000);
afterAll(() => development.stop());

/** A page with a mark that it loses when it is loaded anew. */
async function openMarked(address: string): Promise<Page> {
  const page = await visit(development.url + address);
  await page.locator('h1').waitFor();
  await page.evaluate(() => (document.body.dataset.marked = ''));
  return page;
}

const isMarked = (page: Page) => page.evaluate(() => 'marked' in document.body.dataset);

test('what is asked is answered as on the built site', async () => {
  const page = await visit(`${development.url}/find#q=lost+my+passport`);
  await page.locator('[data-entries] ol a').first().waitFor();
  expect(await page.locator('main details').count()).toBeGreaterThan(5);
});

test('a changed sentence reaches the open page without loading it anew', async () => {
  const page = await openMarked('/gu/about');
  changeFile(join(development.folder, 'locales/gu/about.json'), (text) =>
    text.replace(/("hero": \{\s*"title": )"[^"]*"/, '$1"નવું નામ"'),
  );
  await expect.poll(() => page.locator('h1').innerText(), { timeout: 20_000 }).toBe('નવું નામ');
  expect(await isMarked(page)).toBe(true);
});

test('a locale file that cannot be read is named on the open page, which goes on showing its words', async () => {
  const page = await openMarked('/gu/about');
  const title = await page.locator('h1').innerText();
  changeFile(join(development.folder, 'locales/gu/about.json'), (text) => text.replace('",', '"'));
  await page.getByRole('alert').getByText('locales/gu/about.json:').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('h1').innerText()).toBe(title);
  expect(await isMarked(page)).toBe(true);
});

test('a fact that cannot be read is shown over the page with its line, and goes once it is mended, with what is new', async () => {
  const page = await visit(`${development.url}/contact`, {
    expectedFaults: /500 \(Internal Server Error\)|Failed to (?:fetch|reload)/,
  });
  const contact = join(development.folder, 'src/office/contact.json');
  const overlay = page.locator('vite-error-overlay');
  changeFile(contact, (text) => text.replace(/"phone": "[^"]*",/, '"phone": "+91 98250 12345"'));
  await overlay
    .getByText(/src\/office\/contact\.json:\d+: .*comma expected\. A comma is missing/)
    .first()
    .waitFor();
  changeFile(contact, (text) => text.replace('"phone": "+91 98250 12345"', '"phone": "+91 98250 12345",'));
  await page.locator('main a[href="tel:+919825012345"]').first().waitFor();
  expect(await overlay.count()).toBe(0);
});
