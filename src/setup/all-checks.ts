/** `npm run check`: the fast checks, every one of them whichever fails. */
import { spawnSync } from 'node:child_process';
import { formatMessage, messageOf } from '../messages/format-message.ts';
import { commandOptions, reasonOf } from './command-options.ts';
import { readOffice } from './read-office.ts';
import { root } from './project-root.ts';

commandOptions('npm run check', {});

/** As Node runs them, since Windows starts no program by its bare name. */
const checks: Readonly<Record<string, readonly string[]>> = {
  'facts of the office': ['src/owner/check-facts.ts'],
  'locale files': ['src/locale-tools/lint/lint.ts'],
  // Each checker makes most types anew: four, as by itself, take half as long again in all, and half as much memory
  // more.
  types: ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'],
  'oldest engines': ['src/setup/check-engines.ts'],
  lint: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  format: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
};

try {
  // The checks run these files, and would end without a remedy or say the same in other words.
  readOffice(root);
} catch (error) {
  console.error(reasonOf(error));
  console.error(`\n${formatMessage(messageOf('facts-first'))}`);
  process.exit(1);
}

const failed = Object.entries(checks).filter(
  ([, args]) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0,
);
const names = failed.map(([name]) => name).join(', ');
console.log(`\n${formatMessage(names ? messageOf('checks-failed', { names }) : messageOf('all-is-well'))}`);
if (names.includes('format')) console.log(formatMessage(messageOf('format-mends')));
process.exitCode = names ? 1 : 0;
