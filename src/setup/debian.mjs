// @ts-check
/** Installs packages of Debian and its relatives, where that is possible without asking for a password. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @returns {string[] | undefined} what apt-get must be called with to change the machine */
function administrator() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

/** True when packages can be installed here without a password. */
export function canInstallPackages() {
  return existsSync('/usr/bin/apt-get') && administrator() !== undefined;
}

/**
 * True when the package was installed.
 * @param {string} name
 */
export function installPackage(name) {
  const prefix = administrator();
  if (!prefix || !canInstallPackages()) return false;
  console.log(`Installing Debian's ${name} …`);
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q'];
  const run = (/** @type {string[]} */ words) => spawnSync(apt[0] ?? 'env', [...apt.slice(1), ...words], { stdio: 'inherit' }).status === 0;
  // A failing update may still leave a usable list from before.
  run(['update']);
  return run(['install', '-y', '--no-install-recommends', name]);
}
