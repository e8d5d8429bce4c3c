/** The desk in a browser, on a copy of the office's files in the browser's own storage. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { emptyPage } from './site.ts';

/** Files that the desk edits, by their path below the project's folder. */
export function filesOfDesk(root: string): Record<string, string> {
  const folders = ['src/office', ...['en', 'gu', 'hi'].map((language) => `locales/${language}`)];
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((file) => (file.endsWith('.json') ? `${folder}/${file}` : [])),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

async function writeFiles(files: Record<string, string>): Promise<void> {
  const top = await navigator.storage.getDirectory();
  await top.getDirectoryHandle('.git', { create: true });
  for (const [path, text] of Object.entries(files)) {
    let folder = top;
    const parts = path.split('/');
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
    const file = await (await folder.getFileHandle(parts.at(-1) ?? '', { create: true })).createWritable();
    await file.write(text);
    await file.close();
  }
}

async function readFile(path: string): Promise<string> {
  let folder = await navigator.storage.getDirectory();
  const parts = path.split('/');
  for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
  const file = await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile();
  // While the desk writes it, nothing can be read.
  return file.text().catch(() => '');
}

/** What a folded group is opened by. */
export const expand = /^Expand ·/;

export type DeskPage = ReturnType<typeof deskOn>;

/** Opens the desk at `url`, as `signIn` does it once its page stands. */
async function openDesk(url: string, prepare: (page: Page) => Promise<void>, signIn: (page: Page) => Promise<void>) {
  const page = await emptyPage({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    expectedFaults: /Content Security Policy|violates|404|401|ERR_FAILED|saving_failed|Failed|branch|token|Error/,
    expectedRefusals: /./,
  });
  page.setDefaultTimeout(20_000);
  // What was refused is left unsaved.
  page.on('dialog', (dialog) => void dialog.accept());
  // Of the desk's origin, before the desk is opened.
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.goto('/empty');
  await prepare(page);
  await page.goto('/');
  await signIn(page);
  await page.getByText('Notices').first().waitFor();
  return deskOn(page);
}

/** The desk on a working copy with these files, without any account. */
export const openLocally = (url: string, files: Record<string, string>) =>
  openDesk(
    url,
    async (page) => {
      await page.evaluate(writeFiles, files);
      await page.addInitScript(() => {
        Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
        Object.assign(FileSystemHandle.prototype, { requestPermission: () => Promise.resolve('granted') });
      });
    },
    (page) => page.getByRole('button', { name: /local repository/i }).click(),
  );

/** The desk before an imitation of GitHub. */
export const openAtGithub = (url: string, prepare: (page: Page) => Promise<void>) =>
  openDesk(url, prepare, async (page) => {
    await page.getByRole('button', { name: /^Sign in/ }).click();
    await page.getByRole('textbox').fill('github_pat_of_a_test');
    await page.getByRole('textbox').press('Enter');
  });

function deskOn(page: Page) {
  const dialog = page.locator('dialog[open]').last();
  return {
    page,
    /** Opens an entry, like `office/hours`. */
    open: async (entry: string) => {
      await page.goto(`/#/collections/${entry.replace('/', '/entries/')}`);
      await page.locator('.field').first().waitFor();
    },
    /** The input of a field by its path, like `meta.title`, in the first pane or another, with its group opened. */
    input: async (path: string, pane = 0) => {
      const [first] = path.split('.');
      const group = page.locator(`[data-key-path="${first}"]`).nth(pane);
      const field = path === first ? group : group.locator(`[data-key-path="${path}"]`);
      const input = field.locator('input, textarea').first();
      // What is not in view is not drawn, and what has just been added comes a moment later.
      const isDrawn = () => input.scrollIntoViewIfNeeded({ timeout: 2000 });
      await group.scrollIntoViewIfNeeded();
      if (path !== first) await isDrawn().catch(() => group.getByRole('button', { name: expand }).first().click());
      return input;
    },
    /** Waits until what was saved is closed: until then the desk goes nowhere else. */
    closed: async () => {
      await page.waitForURL(({ hash }) => !hash.includes('/entries/'));
      await page.locator('.field').first().waitFor({ state: 'detached' });
    },
    save: () => page.getByRole('button', { name: /^Save/ }).first().click(),
    /** What the desk asks or says, before a button of it is pressed. */
    answer: async (press: RegExp) => {
      const said = await dialog.innerText();
      await dialog.getByRole('button', { name: press }).click();
      return said;
    },
    /** The text of a file as it is now. */
    read: (path: string) => page.evaluate(readFile, path),
  };
}
