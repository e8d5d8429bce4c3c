/** The office of a fresh clone, with a history of its own, by which pages are dated. */
import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { builtCopy, type CopyRecipe } from './built-copy.ts';
import { copyProject } from './project-copy.ts';

const author = { GIT_AUTHOR_DATE: '2026-11-01T12:00Z', GIT_COMMITTER_DATE: '2026-11-01T12:00Z' };

function commit(folder: string): void {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...words], {
      cwd: folder,
      env: { ...process.env, ...author },
    });
  git('init', '--quiet');
  git('add', 'locales', 'src');
  git('commit', '--quiet', '--message', 'Begin');
}

const sampledOffice: CopyRecipe = { name: 'sampled', change: commit };

/** Has the tests of a Vitest project judge its site; the quick tests need its sources alone. */
export async function setup({ name, provide }: TestProject): Promise<(() => void) | undefined> {
  if (name !== 'unit') return void provide('copy', await builtCopy(sampledOffice));
  const { folder, remove } = copyProject();
  provide('copy', folder);
  return remove;
}
