// @ts-check
/**
 * Installs what is missing before a script runs, with `--browser` also what browser tests need, with `--audit-tools`
 * what measures the site; plain JavaScript, because it runs before Node 24 and TypeScript are there.
 */
import { provideBrowser } from './browser.mjs';
import { provideInstruments } from './audit-tools.mjs';
import { installPackages } from './packages.mjs';

if (!installPackages('.')) {
  console.error('package-lock.json: npm ci failed, so nothing can be built. Check the network and the npm registry, then run the command again.');
  process.exit(1);
}

if (process.argv.includes('--browser')) {
  try {
    provideBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (process.argv.includes('--audit-tools') && !provideInstruments()) {
  console.warn('src/setup/audit-tools/package-lock.json: npm ci failed, so tests that need Lighthouse or the HTTP Observatory are left out, and the bench cannot run. Check the network and the npm registry.');
}
