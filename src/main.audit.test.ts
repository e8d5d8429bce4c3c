/** The open page under `npm run dev`, while a translator or a developer changes what it is made of. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevelopment, type Development } from './test/development-server.ts';
import { changeFile } from './test/project-copy.ts';
import { visit } from './test/site.ts';

/** What the browser says of a module that cannot be read. */
const expectedFaults = /500 \(Internal Server Error\)|Failed to (?:fetch|reload)/;

let development: Development;
beforeAll(async () => {
  development = await startDevelopment();
}, 300_000);
afterAll(() => development.stop());

test('what is asked is answered as on the built site', async () => {
  const page = await visit(`${development.url}/find#q=lost+my+passport`);
  await page.locator('[data-entries] ol a').first().waitFor({ timeout: 120_000 });
  expect(await page.locator('main details').count()).toBeGreaterThan(5);
});

test('a changed sentence is on the open page, without a tap', async () => {
  const page = await visit(`${development.url}/gu/about`);
  await page.locator('h1').waitFor();
  changeFile(join(development.folder, 'locales/gu/about.json'), (text) =>
    text.replace(/("hero": \{\s*"title": )"[^"]*"/, '$1"નવું નામ"'),
  );
  await expect.poll(() => page.locator('h1').innerText(), { timeout: 20_000 }).toBe('નવું નામ');
});

test('a locale file that cannot be read is shown over the page with its line, and goes once it is mended', async () => {
  const page = await visit(`${development.url}/gu/about`, { expectedFaults });
  const about = join(development.folder, 'locales/gu/about.json');
  const overlay = page.locator('vite-error-overlay');
  let good = '';
  changeFile(about, (text) => {
    good = text;
    return text.replace('",', '"');
  });
  await overlay
    .getByText(/locales\/gu\/about\.json:\d+: .*comma expected\. A comma is missing/)
    .first()
    .waitFor();
  changeFile(about, () => good);
  await overlay.waitFor({ state: 'detached' });
  await page.locator('h1').waitFor();
});

test('a fact that cannot be read is shown over the page with its line, and goes once it is mended', async () => {
  const page = await visit(`${development.url}/contact`, { expectedFaults });
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
