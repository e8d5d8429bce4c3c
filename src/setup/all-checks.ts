/** `npm run check`: the fast checks, every one of them whichever fails; `--fix` goes to the check of the locale files. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { annotationsOfFaults } from './annotations.ts';
import { commandOptions } from './command-options.ts';
import { verdictOn, type CheckResult } from './check-verdict.ts';
import { unreadableFacts } from './fact-file.ts';

const { values } = commandOptions('npm run check', { options: { fix: { type: 'boolean' } } });

interface Check {
  name: string;
  command: readonly string[];
  /** What it says is of use also where it finds no error. */
  isAlwaysHeard?: true;
}

const checks: readonly Check[] = [
  { name: 'facts of the office', command: ['node', 'src/owner/facts/check-facts.ts'] },
  { name: 'locale files', command: ['node', 'src/locale-tools/lint/lint.ts', ...(values.fix ? ['--fix'] : [])], isAlwaysHeard: true },
  { name: 'drawings', command: ['node', 'src/setup/drawing-colours.ts'] },
  { name: 'contrast', command: ['node', 'src/setup/contrast.ts'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
];

// Output that is caught would lose its colours.
const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;

function run({ name, command: [program = '', ...words], isAlwaysHeard }: Check): CheckResult {
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 });
  const output = [stdout, stderr, error?.message].filter(Boolean).join('');
  const failed = status !== 0;
  if (failed || isAlwaysHeard) console.log(output.trimEnd());
  return { name, failed, output };
}

const unreadable = unreadableFacts(resolve(import.meta.dirname, '../..'));
if (unreadable.length > 0) {
  // The checks run these files, and each would end without a remedy.
  for (const fault of unreadable) console.log(fault);
  if (process.env.GITHUB_ACTIONS) console.log(annotationsOfFaults(unreadable, 'facts of the office').join('\n'));
  console.log('\n1 check failed: facts of the office. The others begin once that is mended.');
  process.exit(1);
}

const results = checks.map(run);
console.log(`\n${verdictOn(results)}`);
process.exitCode = results.some(({ failed }) => failed) ? 1 : 0;
