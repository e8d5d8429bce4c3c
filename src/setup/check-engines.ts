/**
 * Holds what browsers run to the oldest engines of `browserslist`: by the compiler's library of 2020, and by what that
 * cannot see.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { newerThanFloor } from './newer-than-floor.ts';
import { root } from './project-root.ts';

const { stdout } = spawnSync(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '--listFiles', '-p', 'tsconfig.browser.json'],
  { cwd: root, encoding: 'utf8' },
);
const faults = stdout
  .trim()
  .split('\n')
  .flatMap((line) => {
    if (!line.startsWith(root)) return [line];
    if (line.includes('/node_modules/')) return [];
    return newerThanFloor(readFileSync(line, 'utf8')).map((fault) => `${relative(root, line)} ${fault}`);
  });
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
