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

test('our home is woven, and what is asked on another page is answered, as on the built site', async () => {
  const page = await visit(`${development.url}/our-home`);
  await page.locator('[data-alive] #our-home-hospital-all').check({ timeout: 120_000 });
  expect(await page.locator('[data-row="hospital"][fill*="cloth-0"]').count()).toBe(0);
  await page.goto(`${development.url}/nowhere`);
  await page.fill('[data-alive] main [data-find] input', 'lost my passport');
  await page.keyboard.press('Enter');
  await page.locator('[data-entries] ol a').first().waitFor();
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

/** A line that is written anew, first without its comma, and what shows that it is read in the end. */
const rewritten = [
  {
    file: 'locales/gu/about.json',
    address: '/gu/about',
    line: /"title": "[^"]*",/,
    by: '"title": "નામ",',
    shown: 'h1',
  },
  {
    file: 'src/office/contact.json',
    address: '/contact',
    line: /"phone": "[^"]*",/,
    by: '"phone": "+91 98250 12345",',
    shown: 'main a[href="tel:+919825012345"]',
  },
];

test.each(rewritten)(
  '$file that cannot be read is shown over the page with its line, and goes once it is mended',
  async ({ file, address, line, by, shown }) => {
    const page = await visit(`${development.url}${address}`, { expectedFaults });
    const overlay = page.locator('vite-error-overlay');
    const spoilt = by.slice(0, -1);
    changeFile(join(development.folder, file), (text) => text.replace(line, spoilt));
    const said = new RegExp(`${file}:\\d+: .*comma expected\\. Compare the line`);
    await overlay.getByText(said).first().waitFor();
    changeFile(join(development.folder, file), (text) => text.replace(spoilt, by));
    await overlay.waitFor({ state: 'detached' });
    await page.locator(shown).first().waitFor();
  },
);
