import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { startDevelopment } from './test/development-server.ts';
import { changeFile } from './test/project-copy.ts';
import { visit } from './test/site.ts';

/** True as long as the page has not been loaded anew since it was marked. */
const isMarked = (page: Page) => page.evaluate(() => 'marked' in document.body.dataset);

test('in development a changed sentence and changed code reach the open page without loading it anew', async () => {
  const { folder, url, stop } = await startDevelopment();
  onTestFinished(stop);
  const page = await visit(`${url}/gu/about`);
  await page.locator('h1').waitFor();
  await page.evaluate(() => (document.body.dataset.marked = ''));

  changeFile(join(folder, 'locales/gu/about.json'), (text) => text.replace(/("hero": \{\s*"title": )"[^"]*"/, '$1"નવું નામ"'));
  await expect.poll(() => page.locator('h1').innerText(), { timeout: 20_000 }).toBe('નવું નામ');
  expect(await isMarked(page)).toBe(true);

  changeFile(join(folder, 'src/pages/about-page.tsx'), (text) => text.replace('illustration="about"', 'illustration="claims"'));
  await expect.poll(() => page.locator('main img').first().getAttribute('src'), { timeout: 20_000 }).toContain('claims');
  expect(await isMarked(page)).toBe(true);
});
