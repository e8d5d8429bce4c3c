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
});
afterAll(() => development.stop());

/** A page with a mark that it loses when it is loaded anew. */
async function openMarked(address: string): Promise<Page> {
  const page = await visit(development.url + address);
  await page.locator('h1').waitFor();
  await page.evaluate(() => (document.body.dataset.marked = ''));
  return page;
}

const isMarked = (page: Page) => page.evaluate(() => 'marked' in document.body.dataset);

test('a changed sentence reaches the open page without loading it anew', async () => {
  const page = await openMarked('/gu/about');
  changeFile(join(development.folder, 'locales/gu/about.json'), (text) => text.replace(/("hero": \{\s*"title": )"[^"]*"/, '$1"નવું નામ"'));
  await expect.poll(() => page.locator('h1').innerText(), { timeout: 20_000 }).toBe('નવું નામ');
  expect(await isMarked(page)).toBe(true);
});

test('changed code reaches the open page without loading it anew', async () => {
  const page = await openMarked('/gu/about');
  changeFile(join(development.folder, 'src/pages/about-page.tsx'), (text) => text.replace('illustration="about"', 'illustration="claims"'));
  await expect.poll(() => page.locator('main img').first().getAttribute('src'), { timeout: 20_000 }).toContain('claims');
  expect(await isMarked(page)).toBe(true);
});
