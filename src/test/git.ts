/** Repositories that tests make. */
import { execFileSync } from 'node:child_process';

/** What git says in a folder, on a day. */
export const git = (folder: string, command: readonly string[], day = '2026-11-01'): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00Z` },
    stdio: 'pipe',
  });

/** Commits all that has changed. */
export function commitAll(folder: string, day?: string): void {
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--message', 'Change'], day);
}
