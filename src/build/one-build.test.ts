import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildMark, claimBuild } from './one-build.ts';

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

test('a second build is refused while the first is running, and told whom to wait for', () => {
  const root = project();
  claimBuild(root);
  expect(() => claimBuild(root)).toThrow(new RegExp(`running \\(process ${process.pid}\\).* Run the command again when that one has ended; .*delete ${buildMark(root)}`));
});

test('the next build may begin when one has ended', () => {
  const root = project();
  claimBuild(root)();
  expect(() => claimBuild(root)).not.toThrow();
});

test.each([
  ['a build that was ended', () => String(spawnSync(process.execPath, ['--version']).pid)],
  ['an unreadable mark', () => ''],
])('%s holds nobody up', (_, left) => {
  const root = project();
  mkdirSync(dirname(buildMark(root)));
  writeFileSync(buildMark(root), left());
  claimBuild(root)();
  expect(existsSync(buildMark(root))).toBe(false);
});
