/** Holds what browsers run to the oldest engines of `browserslist`: by the compiler's library of 2020, and by what that cannot see. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { newerThanFloor } from './newer-than-floor.ts';

const root = resolve(import.meta.dirname, '../..');
const { stdout } = spawnSync(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '--listFiles', '-p', 'tsconfig.browser.json'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
const lines = stdout.trim().split('\n');
const isFile = (line: string) => line.startsWith(root);
const sources = lines.filter((line) => isFile(line) && !line.includes('/node_modules/'));
const faults = [
  ...lines.filter((line) => !isFile(line)),
  ...sources.flatMap((file) =>
    newerThanFloor(readFileSync(file, 'utf8')).map((fault) => `${relative(root, file)} ${fault}`),
  ),
];
if (sources.length === 0)
  faults.push(
    'tsconfig.browser.json names no file of src, so nothing is held to the oldest engines. Put its files back.',
  );
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
