// @ts-check
/** Installs what is missing before a script runs, with `--browser` also what browser tests need; plain JavaScript, because it runs before Node 24 and TypeScript are there. */
import { existsSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { provideBrowser } from './browser.mjs';

const lockfile = 'package-lock.json';
const installed = 'node_modules/.package-lock.json';

function isCurrent() {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
}

if (!isCurrent()) {
  console.log('Installing packages (npm ci) …');
  // No package needs its install script; .npmrc cannot say so, because npm would then skip this project's own `pre` scripts too.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('package-lock.json: npm ci failed, so nothing can be built. Check the network and the npm registry, then run the command again.');
    process.exit(1);
  }
}

if (process.argv.includes('--browser')) {
  try {
    provideBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
