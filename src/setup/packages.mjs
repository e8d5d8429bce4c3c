// @ts-check
/** Installs the packages that a lockfile names, and nothing when they are there already; plain JavaScript, because Node 20 runs it before anything is there. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages by path, as npm writes them down.
 * @param {string} file
 * @returns {Record<string, { integrity?: string, optional?: boolean }>}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * True when every package is there as the lockfile has it; those for other systems need not be.
 * @param {string} folder that holds package.json and package-lock.json
 */
export function hasPackages(folder) {
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  const wanted = Object.entries(packagesIn(join(folder, 'package-lock.json'))).filter(([path]) => path !== '');
  return wanted.every(([path, { integrity, optional }]) =>
    installed[path] ? installed[path].integrity === integrity : optional,
  );
}

/**
 * True when the packages are there afterwards.
 * @param {string} folder that holds package.json and package-lock.json
 */
export function installPackages(folder) {
  if (hasPackages(folder)) return true;
  console.log(`Installing packages in ${folder} (npm ci) …`);
  // No package needs its install script. Warnings are about the Node that installs, while programs run on the one that is installed.
  const command = 'npm ci --ignore-scripts --no-audit --no-fund --loglevel=error';
  // By a shell, because npm is a script that Windows starts in no other way.
  return spawnSync(command, { cwd: folder, stdio: 'inherit', shell: true }).status === 0;
}

/**
 * The Node that came with the packages, or else the one that asks; undefined where that is too old for the project's programs.
 * @param {string} folder that holds node_modules
 * @param {{ platform: string, arch: string, execPath: string, version: string }} asking
 */
export function nodeFor(folder, { platform, arch, execPath, version } = process) {
  const [system, ending] = platform === 'win32' ? ['win', '.exe'] : [platform, ''];
  const own = join(folder, `node_modules/node-${system}-${arch}/bin/node${ending}`);
  if (existsSync(own)) return own;
  return Number.parseInt(version.slice(1), 10) >= 24 ? execPath : undefined;
}
