/** `npm run audit`: known weaknesses of the packages, then the browser tests of pages in every combination; stops at the first that fails. */
import { spawnSync } from 'node:child_process';
import { commandOptions } from './command-options.ts';

commandOptions('npm run audit', {});

const steps = [
  ['node', 'src/setup/test-tools.ts'],
  ['node', 'src/setup/audit-packages.ts'],
  ['node', 'src/build/build.ts'],
  ['vitest', 'run', '--mode', 'thorough', '--project', 'browser', 'src/pages', 'src/islands', 'src/build', 'src/offline'],
];

const hasFailed = steps.some(([command = '', ...words]) => spawnSync(command, words, { stdio: 'inherit' }).status !== 0);
process.exit(hasFailed ? 1 : 0);
