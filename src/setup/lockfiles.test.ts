/** What an installation may bring: only packages of the registry, each proved by its hash, and hardly any that runs code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const registry = 'https://registry.npmjs.org/';

/** Packages that have an install script, each with the reason why nothing is lost when it never runs, as src/setup/packages.mjs has it. */
const withInstallScript: Record<string, string> = {
  esbuild: 'the optional package of the platform brings the program; the script only looks for it',
  'vnu-jar': 'its package brings the checker; the script only fetches a newer Java',
  '@mdn/mdn-http-observatory': "the script fetches the browsers' preload list, which localhost is not on",
  node_extra_ca_certs_mozilla_bundle: 'the script fetches certificates of authorities; the tests have one of their own',
};

const read = (file: string): Manifest & Lockfile => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

const lists = [
  { folder: 'this project', manifest: '../../package.json', lockfile: '../../package-lock.json' },
  { folder: 'src/setup/audit-tools', manifest: 'audit-tools/package.json', lockfile: 'audit-tools/package-lock.json' },
];

describe.each(lists)('the lockfile of $folder', ({ manifest, lockfile }) => {
  const { dependencies, devDependencies, optionalDependencies } = read(manifest);
  const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const { packages, lockfileVersion } = read(lockfile);
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  const pathsOf = (matches: (locked: LockedPackage) => boolean) => locked.filter(([, entry]) => matches(entry)).map(([path]) => path);

  test('is of the version that proves every package', () => {
    expect(lockfileVersion).toBe(3);
  });

  test('proves every package by SHA-512', () => {
    expect(pathsOf(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  test('takes every package from the registry', () => {
    expect(pathsOf(({ resolved, link }) => link === true || (resolved !== undefined && !resolved.startsWith(registry)))).toEqual([]);
  });

  test('locks exactly what package.json names', () => {
    const lockedVersions = Object.fromEntries(Object.keys(wanted).map((name) => [name, packages[`node_modules/${name}`]?.version]));
    expect(lockedVersions).toEqual(wanted);
  });

  test('names no package with an install script but those that need none to run', () => {
    const names = pathsOf(({ hasInstallScript }) => hasInstallScript === true).map((path) => path.split('node_modules/').at(-1) ?? '');
    expect(names.filter((name) => !(name in withInstallScript))).toEqual([]);
  });
});

test('no exception for install scripts outlives its package', () => {
  const scripted = lists.flatMap(({ lockfile }) => Object.entries(read(lockfile).packages)).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(scripted.map(([path]) => path.split('node_modules/').at(-1)));
  expect(Object.keys(withInstallScript).filter((name) => !names.has(name))).toEqual([]);
});
