import { spawnSync } from 'node:child_process';
import { chmodSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';

/** What a command says in a folder whose lockfile is newer than its packages, where npm can or cannot do what it is told. */
function run(npm: string, lockedAt: number) {
  const folder = temporaryFolder({
    'package-lock.json': '',
    'node_modules/.package-lock.json': '',
    npm: `#!/bin/sh\n${npm}\n`,
  });
  chmodSync(join(folder, 'npm'), 0o755);
  utimesSync(join(folder, 'package-lock.json'), lockedAt, lockedAt);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'run.mjs'), '--eval', 'console.log("ran")'],
    { cwd: folder, encoding: 'utf8', env: { PATH: `${folder}:${process.env.PATH}` } },
  );
  return [status, stdout + stderr];
}

const later = Date.now() / 1000 + 60;

test.each([
  ['that are as the lockfile has them are left alone', 'exit 1', 0, [0, 'ran\n']],
  ['that npm finds right beside a newer lockfile are left alone', '[ $1 = ls ]', later, [0, 'ran\n']],
  ['that are behind it are installed', '[ $1 = ci ]', later, [0, 'Installing packages (npm ci) …\nran\n']],
  ['that cannot be had stop the command', 'exit 1', later, [1, expect.stringContaining('Check the network')]],
])('packages %s', (_, npm, lockedAt, said) => {
  expect(run(npm, lockedAt)).toEqual(said);
});
