/** What an installation, which npm refuses where package.json names other versions, may bring: only packages of the registry, each proved by its hash. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

const registry = 'https://registry.npmjs.org/';

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));

test('proves every package by SHA-512, and takes it from the registry', () => {
  const isOwn = ({ resolved = registry, integrity, link }: LockedPackage) =>
    !link && resolved.startsWith(registry) && integrity?.startsWith('sha512-');
  const locked = Object.entries<LockedPackage>(packages).filter(([path]) => path !== '');
  expect(locked.filter(([, entry]) => !isOwn(entry)).map(([path]) => path)).toEqual([]);
});
