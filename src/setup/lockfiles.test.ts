/** What an installation, which npm refuses where package.json names other versions, may bring: only packages of the registry, each proved by its hash, and hardly any that runs code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const registry = 'https://registry.npmjs.org/';

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
const locked = Object.entries<LockedPackage>(packages).filter(([path]) => path !== '');
const pathsOf = (matches: (entry: LockedPackage) => boolean) =>
  locked.filter(([, entry]) => matches(entry)).map(([path]) => path);

test('proves every package by SHA-512, and takes it from the registry', () => {
  const isForeign = ({ resolved = registry, integrity, link }: LockedPackage) =>
    link || !resolved.startsWith(registry) || !integrity?.startsWith('sha512-');
  expect(pathsOf((entry) => Boolean(isForeign(entry)))).toEqual([]);
});

test('names exactly these packages with an install script, which need none to run', () => {
  const names = pathsOf(({ hasInstallScript }) => hasInstallScript === true).map((path) =>
    path.split('node_modules/').at(-1),
  );
  // The optional package of the platform brings the program; the script only looks for it, so nothing is lost when it never runs.
  expect(names).toEqual(['esbuild']);
});
