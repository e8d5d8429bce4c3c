// @ts-check
/** Installs the packages that a lockfile names, and nothing when they are there already. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} folder */
function isCurrent(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
}

/**
 * True when the packages are there afterwards.
 * @param {string} folder that holds package.json and package-lock.json
 */
export function installPackages(folder) {
  if (isCurrent(folder)) return true;
  console.log(`Installing packages in ${folder} (npm ci) …`);
  // No package needs its install script; .npmrc cannot say so, because npm would then skip this project's own `pre` scripts too.
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  return spawnSync('npm', words, { cwd: folder, stdio: 'inherit' }).status === 0;
}
