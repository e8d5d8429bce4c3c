/** `npm run check`: the fast checks, every one of them whichever fails; `--fix` goes to those that can mend. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { messageOf, told } from '../messages/messages.ts';
import { commandOptions, reasonOf } from './command-options.ts';
import { readFacts } from './read-facts.ts';

const root = resolve(import.meta.dirname, '../..');
const { fix } = commandOptions('npm run check', { options: { fix: { type: 'boolean' } } }).values;

/** Programs as Node runs them, since Windows starts none by its bare name. */
const programs = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
};

const checks: Readonly<Record<string, readonly string[]>> = {
  'facts of the office': ['src/owner/facts/check-facts.ts'],
  'locale files': ['src/locale-tools/lint/lint.ts', ...(fix ? ['--fix'] : [])],
  // Each checker makes most types anew: four, as by itself, take half as long again in all, and half as much memory more.
  types: [programs.tsc, '--noEmit', '--checkers', '1'],
  'oldest engines': ['src/setup/check-engines.ts'],
  lint: [programs.oxlint, '--deny-warnings'],
  format: [programs.prettier, fix ? '--write' : '--check', '--log-level', 'warn', '.'],
};

try {
  // The checks run these files, and would end without a remedy or say the same in other words.
  readFacts(root);
} catch (error) {
  console.error(reasonOf(error));
  console.error(`\n${told(messageOf('facts-first'))}`);
  process.exit(1);
}

/** What a check says, told at its end, so that two at work do not speak into each other; undefined where it finds nothing. */
async function faultOf(name: string): Promise<string | undefined> {
  const running = spawn(process.execPath, checks[name] ?? [], { cwd: root, stdio: ['inherit', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (part) => said.push(part));
  const status = await new Promise((resolve) => running.once('close', resolve));
  process.stdout.write(Buffer.concat(said));
  return status === 0 ? undefined : name;
}

async function faultsOf(names: readonly string[]): Promise<(string | undefined)[]> {
  const faults: (string | undefined)[] = [];
  for (const name of names) faults.push(await faultOf(name));
  return faults;
}

const all = Object.keys(checks);
/** The compiler takes as long as all that can be checked beside it; those that mend write the same files, and wait for each other. */
const compiled = fix ? [] : ['types', 'oldest engines'];
const groups = [compiled, all.filter((name) => !compiled.includes(name))];
const names = (await Promise.all(groups.map(faultsOf))).flat().filter(Boolean).join(', ');
console.log(`\n${told(names ? messageOf('checks-failed', { names }) : messageOf('all-is-well'))}`);
if (names && !fix) console.log(told(messageOf('what-check-fixes')));
process.exitCode = names ? 1 : 0;
