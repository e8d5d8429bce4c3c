/** The desk in a browser, before an imitation of GitHub that holds a copy of the office's files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { githubOf } from './desk-github.ts';
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

/** Opens the desk at `url`, signed in, on a repository with these files. */
export async function openDesk(url: string, files: Readonly<Record<string, string>>) {
  const page = await emptyPage({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    expectedFaults: /Content Security Policy|violates|404|401|ERR_FAILED|saving_failed|Failed|branch|token|Error/,
    expectedRefusals: /./,
  });
  page.setDefaultTimeout(20_000);
  // What was refused is left unsaved.
  page.on('dialog', (dialog) => void dialog.accept());
  const repository = await githubOf(page, files);
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
    save: () => page.getByRole('button', { name: /^Save/ }).first().click(),
    /** What the desk asks or says, before a button of it is pressed. */
    answer: async (press: RegExp) => {
      const said = await dialog.innerText();
      await dialog.getByRole('button', { name: press }).click();
      return said;
    },
  };
}
