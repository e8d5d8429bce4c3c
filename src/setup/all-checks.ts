/** `npm run check`: the fast checks, every one of them whichever fails; `--fix` goes to those that can mend. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { commandOptions, reasonOf } from './command-options.ts';
import { readFacts } from './read-facts.ts';

const { fix } = commandOptions('npm run check', { options: { fix: { type: 'boolean' } } }).values;

const checks: Readonly<Record<string, readonly string[]>> = {
  'facts of the office': ['node', 'src/owner/facts/check-facts.ts'],
  'locale files': ['node', 'src/locale-tools/lint/lint.ts', ...(fix ? ['--fix'] : [])],
  types: ['tsc', '--noEmit'],
  'oldest engines': ['node', 'src/setup/check-engines.ts'],
  lint: ['oxlint', '--deny-warnings'],
  format: ['prettier', fix ? '--write' : '--check', '--log-level', 'warn', '.'],
};

try {
  // The checks run these files, and would end without a remedy or say the same in other words.
  readFacts(resolve(import.meta.dirname, '../..'));
} catch (error) {
  console.error(reasonOf(error));
  console.error('\n1 check failed: facts of the office. The others begin once that is mended.');
  process.exit(1);
}

const failed = Object.entries(checks).filter(
  ([, [program = '', ...words]]) => spawnSync(program, words, { stdio: 'inherit' }).status !== 0,
);
const remedy = fix ? '' : ' What is safe to mend, such as the format, npm run check -- --fix mends.';
console.log(failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}.${remedy}`);
process.exitCode = failed.length === 0 ? 0 : 1;
