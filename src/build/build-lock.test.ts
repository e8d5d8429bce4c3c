import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildLock, lockBuild } from './build-lock.ts';

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

test('a second build is refused while the first is running, and told whom to wait for', () => {
  const root = project();
  lockBuild(root);
  const remedy = `Run the command again when that one has ended; .*delete ${buildLock(root)}`;
  expect(() => lockBuild(root)).toThrow(new RegExp(`running \\(process ${process.pid}\\).* ${remedy}`));
});

test('the next build may begin when one has ended', () => {
  const root = project();
  lockBuild(root)();
  expect(() => lockBuild(root)).not.toThrow();
});

test.each([
  ['a build that was ended', () => String(spawnSync(process.execPath, ['--version']).pid)],
  ['an unreadable mark', () => ''],
])('%s holds nobody up', (_, left) => {
  const root = project();
  mkdirSync(dirname(buildLock(root)));
  writeFileSync(buildLock(root), left());
  lockBuild(root)();
  expect(existsSync(buildLock(root))).toBe(false);
});
