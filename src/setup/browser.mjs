// @ts-check
/** Makes sure that tests find a browser and the fonts of all three scripts, or says what to do and why. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findWholeChromium, shellPlace } from './chromium.mjs';
import { canInstallPackages, installPackage } from './debian.mjs';
import { missingScripts } from './fonts.mjs';

function installPlaywrightChromium() {
  console.log("Installing Playwright's Chromium …");
  const words = ['node_modules/playwright-core/cli.js', 'install', ...(canInstallPackages() ? ['--with-deps'] : []), 'chromium'];
  spawnSync(process.execPath, words, { stdio: 'inherit' });
}

/** @throws {Error} when no browser or no font can be had */
export function provideBrowser() {
  if (!findWholeChromium()) installPackage('chromium');
  if (!findWholeChromium()) installPlaywrightChromium();
  if (!findWholeChromium()) {
    throw new Error(
      'The browser tests need a Chromium, and none could be found or installed. Install one (Debian: apt-get install chromium) or set CHROME_PATH to it, then run the command again.',
    );
  }
  // Without it the tests take twice as long, and find the same.
  if (!process.env.CHROME_PATH && !existsSync(shellPlace)) installPackage('chromium-headless-shell');
  if (missingScripts().length > 0) installPackage('fonts-noto-core');
  const missing = missingScripts();
  if (missing.length > 0) {
    throw new Error(
      `No Noto font for ${missing.join(' and ')} could be found or installed, so the browser would draw boxes for letters. Install the Noto fonts (Debian: apt-get install fonts-noto-core), then run the command again.`,
    );
  }
}
