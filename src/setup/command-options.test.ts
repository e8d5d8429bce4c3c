import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What a command says of words behind it, and with what status it ends. */
function checkLocales(words: readonly string[], environment: Record<string, string> = {}) {
  const command = join(import.meta.dirname, '../locale-tools/lint/lint.ts');
  const env = { ...process.env, ...environment };
  const { status, stderr } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8', env });
  return [status, stderr];
}

test.each([
  [['--fixx'], {}, "npm run check:locales did nothing: Unknown option '--fixx'"],
  // An option that npm keeps for itself is not passed over.
  [[], { npm_config_root: 'x' }, 'write npm run check:locales -- --root'],
])('a command that does not understand %j %j says so and does nothing', (words, environment, sentence) => {
  expect(checkLocales(words, environment)).toEqual([1, expect.stringContaining(sentence)]);
});
