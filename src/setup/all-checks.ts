/** `npm run check`: the fast checks, every one of them whichever fails; `--fix` goes to the check of the locale files. */
import { spawnSync } from 'node:child_process';
import { commandOptions } from './command-options.ts';

const { values } = commandOptions('npm run check', { options: { fix: { type: 'boolean' } } });

const checks = [
  ['node', 'src/locale-tools/lint/lint.ts', ...(values.fix ? ['--fix'] : [])],
  ['node', 'src/owner/facts/check-facts.ts'],
  ['node', 'src/setup/drawing-colours.ts'],
  ['node', 'src/setup/contrast.ts'],
  ['tsc', '--noEmit'],
  ['oxlint', '--deny-warnings'],
];

const failed = checks.filter(([command = '', ...words]) => spawnSync(command, words, { stdio: 'inherit' }).status !== 0);
process.exit(failed.length > 0 ? 1 : 0);
