import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const command = `
  import { commandOptions } from '${pathToFileURL(`${import.meta.dirname}/command-options.ts`)}';
  commandOptions('npm run build', { options: { release: { type: 'boolean' } } });
  console.log('begun');`;

test.each([
  [['--releas'], {}, "npm run build did nothing: Unknown option '--releas'"],
  // An option that npm keeps for itself is not passed over.
  [[], { npm_config_release: 'true' }, 'write npm run build -- --release'],
])('a command that does not understand %j %j says so and does nothing', (words, environment, sentence) => {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', command, '--', ...words],
    { encoding: 'utf8', env },
  );
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(sentence)]);
});
