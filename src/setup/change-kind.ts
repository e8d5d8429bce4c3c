/** `node src/setup/change-kind.ts <from> <to>`: prints `content` where two commits differ in files of content alone, and `code` where they differ in another, or cannot be compared. */
import { spawnSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import contentFiles from './content-files.json' with { type: 'json' };

export const changeKind = (files: readonly string[]) =>
  files.every((file) => contentFiles.some((pattern) => matchesGlob(file, pattern))) ? 'content' : 'code';

/** Of what differs between two commits of the repository in a folder. */
export function changeBetween(from: string, to: string, folder: string) {
  // Without renames, so that both names of a file count.
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', '--no-renames', '-z', from, to, '--'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? changeKind(stdout.split('\0').filter(Boolean)) : 'code';
}

if (import.meta.main) console.log(changeBetween(process.argv[2] ?? '', process.argv[3] ?? '', '.'));
