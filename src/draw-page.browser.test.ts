import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './hosting/free-port.ts';
import { changeFile, copyProject, npmRun } from './test/project-copy.ts';
import { visit } from './test/site.ts';

/** Runs `npm run dev` in a folder until the test ends; resolves with its address once it answers. */
async function develop(folder: string): Promise<string> {
  const port = String(await freePort());
  const [command, ...words] = npmRun;
  const child = spawn(command, [...words, 'dev', '--', '--port', port, '--strictPort'], { cwd: folder, detached: true });
  onTestFinished(() => void (child.pid && process.kill(-child.pid)));
  let said = '';
  const up = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes(port)) resolve();
    });
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.once('close', () => reject(new Error(`npm run dev ended: ${said}`)));
  });
  await up;
  return `http://localhost:${port}`;
}

/** True as long as the page has not been loaded anew since it was marked. */
const isMarked = (page: Page) => page.evaluate(() => 'marked' in document.body.dataset);

test('in development a changed sentence and changed code reach the open page without loading it anew', async () => {
  const folder = copyProject();
  const page = await visit(`${await develop(folder)}/gu/about`);
  await page.locator('h1').waitFor();
  await page.evaluate(() => (document.body.dataset.marked = ''));

  changeFile(join(folder, 'locales/gu/about.json'), (text) => text.replace(/("hero": \{\s*"title": )"[^"]*"/, '$1"નવું નામ"'));
  await expect.poll(() => page.locator('h1').innerText(), { timeout: 20_000 }).toBe('નવું નામ');
  expect(await isMarked(page)).toBe(true);

  changeFile(join(folder, 'src/pages/about-page.tsx'), (text) => text.replace('illustration="about"', 'illustration="claims"'));
  await expect.poll(() => page.locator('main img').first().getAttribute('src'), { timeout: 20_000 }).toContain('claims');
  expect(await isMarked(page)).toBe(true);
});
