/** The desk in a browser, before an imitation of GitHub that holds a copy of the office's files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect } from 'vitest';
import { buildDesk, serveDesk } from '../desk/build-desk.ts';
import { atGitHub, repositoryOf } from './desk-github.ts';
import { withValueAt } from './project-copy.ts';
import { emptyPage } from './site.ts';

/** Files that the desk edits, by their path below the project's folder. */
export function filesOfDesk(root: string): Record<string, string> {
  const folders = ['src/office', ...['en', 'gu', 'hi'].map((language) => `locales/${language}`)];
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((file) => (file.endsWith('.json') ? `${folder}/${file}` : [])),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** What a folded group is opened by. */
export const expand = /^Expand ·/;

export type DeskPage = Awaited<ReturnType<typeof openDesk>>;

/** Opens the desk at `url`, signed in, on a repository with these files, or on one that somebody else has open. */
export async function openDesk(url: string, files: Readonly<Record<string, string>>, repository = repositoryOf(files)) {
  const page = await emptyPage({
    baseURL: url,
    viewport: { width: 1280, height: 960 },
    expectedFaults: /Content Security Policy|violates|404|401|ERR_FAILED|saving_failed|Failed|branch|token|Error/,
    expectedRefusals: /./,
  });
  page.setDefaultTimeout(20_000);
  // What was refused is left unsaved.
  page.on('dialog', (dialog) => void dialog.accept());
  // What is still open before a release is said over the form.
  const unpublished = page.locator('#unpublished[open]');
  await page.addLocatorHandler(unpublished, () => unpublished.getByRole('button').click());
  await atGitHub(page, repository);
  await page.goto('/');
  await page.getByRole('button', { name: /^Sign in/ }).click();
  await page.getByRole('textbox').fill('github_pat_of_a_test');
  await page.getByRole('textbox').press('Enter');
  await page.getByText('Notices').first().waitFor();
  const dialog = page.locator('dialog[open]').last();
  return {
    page,
    repository,
    /** Opens an entry, like `office/hours`. */
    open: async (entry: string) => {
      await page.goto(`/#/collections/${entry.replace('/', '/entries/')}`);
      await page.locator('.field').first().waitFor();
    },
    /** The input of a field by its path, like `meta.title`, in the first pane, with its group opened. */
    input: async (path: string) => {
      const [first] = path.split('.');
      const group = page.locator(`[data-key-path="${first}"]`).first();
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
    /** A file comes to be as it was but for these values, by their keys; how it is laid out nobody judges. */
    isWritten: async (path: string, values: Readonly<Record<string, unknown>> = {}) => {
      const plain = (text: string) => text && JSON.stringify(JSON.parse(text));
      const written = Object.entries(values).reduce((text, change) => withValueAt(text, ...change), files[path] ?? '');
      await expect.poll(() => plain(repository.files[path] ?? ''), { timeout: 15_000 }).toBe(plain(written));
    },
    save: () => page.getByRole('button', { name: /^Save/ }).first().click(),
    /** What the desk asks or says, before a button of it is pressed. */
    answer: async (press: RegExp) => {
      const said = await dialog.innerText();
      await dialog.getByRole('button', { name: press }).click();
      return said;
    },
  };
}

/** Builds and serves the desk of a copy for the tests of a file, and opens it for each on files of its own: what one leaves unsaved keeps the next from nothing. */
export function deskOfTests(root: string) {
  const files = filesOfDesk(root);
  const opened = { files, url: '' } as { files: typeof files; url: string; desk: DeskPage };
  beforeAll(async () => {
    await buildDesk(root);
    const { url, close } = await serveDesk(root);
    opened.url = url;
    return close;
  }, 180_000);
  beforeEach(async () => {
    opened.desk = await openDesk(opened.url, files);
    return () => opened.desk.page.context().close();
  });
  return opened;
}
