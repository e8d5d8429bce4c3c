/** Makes sure that tests find a browser and a font for every script, or says what to install and why. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { scriptRows } from '../i18n/scripts.ts';
import { findFullChromium, headlessShellPath } from './chromium.ts';

const fontFolders = ['/usr/share/fonts', '/usr/local/share/fonts', join(homedir(), '.fonts'), join(homedir(), '.local/share/fonts')];

/** Body fonts that the machine has not: a browser would draw boxes for their letters, and tests of the layout would measure those. */
export function missingFonts(folders: readonly string[] = fontFolders): string[] {
  const files = folders.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const wanted = scriptRows.flatMap(([, { bodyFont }]) => bodyFont ?? []);
  return wanted.filter((font) => !files.some((file) => basename(file).startsWith(font.replaceAll(' ', ''))));
}

/** Installs a package of Debian or one of its relatives, where that asks for no password. */
function install(name: string): void {
  console.log(`Installing ${name} for the tests in a browser (apt-get) …`);
  const apt = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  // A list of packages that cannot be renewed may still do.
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', name]]) spawnSync('env', [...apt, ...words], { stdio: 'ignore' });
}

/** @throws {Error} when no browser or no font can be had */
export function provideBrowser(): void {
  if (!findFullChromium()) install('chromium');
  if (!findFullChromium()) spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  if (!findFullChromium()) {
    throw new Error(
      'The browser tests need a Chromium, and none could be found or installed. Install one (Debian: apt-get install chromium) or set CHROME_PATH to ' +
      'it, then run the command again.',
    );
  }
  // Without it the tests take twice as long, and find the same; only Debian's Chromium has one.
  if (existsSync('/usr/bin/chromium') && !existsSync(headlessShellPath)) install('chromium-headless-shell');
  if (missingFonts().length > 0) install('fonts-noto-core');
  const missing = missingFonts();
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(' and ')} could not be found or installed, so the browser would draw boxes for letters. Install the fonts (Debian: apt-get ` +
      `install fonts-noto-core), then run the command again.`,
    );
  }
}
