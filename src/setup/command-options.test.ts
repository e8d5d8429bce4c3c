import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { optionFault } from './command-options.ts';

const root = join(import.meta.dirname, '../..');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Commands that are programs of this project; `test` ends with Vitest's, which refuses by itself. */
const commands = Object.entries(scripts).filter(([, script]) => /^node src\/setup\/run\.mjs src\/\S+$/.test(script));

function run(command: string, ...words: string[]) {
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', command, ...words], { cwd: root, encoding: 'utf8' });
  return { said: `${stdout}${stderr}`.trim(), status };
}

test('the commands are found', () => {
  const known = ['start', 'dev', 'build', 'check', 'ready', 'messages', 'copy', 'status', 'audit', 'bench'];
  expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(known));
});

test.each(commands)('npm run %s refuses an option that it does not have, and says nothing else', (name) => {
  const { said, status } = run(name, '--', '--no-such-option');
  expect(said.split('\n')).toEqual([expect.stringMatching(/^npm (run )?\S+ has no option --no-such-option, so nothing was done\./)]);
  expect(said).toContain(name);
  expect(status).toBe(1);
});

test.each([
  ['build', '--relase', '--release'],
  ['check', '--fixx', '--fix'],
  ['copy', '--exprot', '--export'],
  ['status', '--reed', '--read'],
  ['bench', '--run', '--runs'],
  ['dev', '--prot', '--port'],
  ['build', 'release', '--release'],
])('npm run %s -- %s is asked whether it means %s', (name, slip, meant) => {
  expect(run(name, '--', slip).said).toContain(`Did you mean ${meant}?`);
});

test('a build with a slip leaves the last one as it is', () => {
  const builtAt = () => existsSync(join(root, 'dist')) && statSync(join(root, 'dist')).mtimeMs;
  const before = builtAt();
  expect(run('build', '--', '--relase').status).toBe(1);
  expect(builtAt()).toBe(before);
});

test('an option that npm keeps for itself is not passed over', () => {
  const { said, status } = run('build', '--release');
  expect(said).toContain('Write npm run build -- --release');
  expect(status).toBe(1);
});

test.each([
  [['--import', 'gu', 'no-such.csv'], `There is no file ${join(root, 'no-such.csv')}`],
  [['--export', 'gu', 'no-such-folder/words.csv'], `There is no folder ${join(root, 'no-such-folder')}`],
])('npm run copy -- %s is answered by a sentence', (words, sentence) => {
  const { said, status } = run('copy', '--', ...words);
  expect(said).toMatch(/^[^\n]+$/);
  expect(said).toContain(sentence);
  expect(status).toBe(1);
});

const config = { options: { fix: { type: 'boolean' }, root: { type: 'string' } } } as const;

test.each([
  ['an option that it has', ['--fix', '--root', 'elsewhere'], undefined],
  ['a value joined by =', ['--root=elsewhere'], undefined],
  ['a word', ['gu'], 'cannot do anything with "gu"'],
  ['a value where none belongs', ['--fix=yes'], '--fix takes no value'],
  ['no value at the end', ['--root'], '--root is followed by nothing'],
  ['another option in the place of the value', ['--root', '--fix'], '--root is followed by nothing'],
  ['an option like none', ['--verbose'], 'Its options are --fix, --root.'],
])('%s is understood', (_, words, fault) => {
  const found = optionFault('npm run x', words, config);
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(fault);
});

test('words are taken where they belong', () => {
  expect(optionFault('npm run x', ['gu', '--fix'], { ...config, allowPositionals: true })).toBeUndefined();
});

test.each([
  [['--read', 'gu', 'contact:hero.titel'], 'has no text “hero.titel”. Did you mean contact:hero.title?'],
  [['--sheet', 'gu', 'helth'], 'There is no locales/gu/helth.json. Did you mean health?'],
  [['--read', 'en', 'health'], 'English is what the others are translated from'],
])('npm run status -- %s is answered by a sentence', (words, sentence) => {
  const { said, status } = run('status', '--', ...words);
  expect(said).toMatch(/^[^\n]+$/);
  expect(said).toContain(sentence);
  expect(status).toBe(1);
});
