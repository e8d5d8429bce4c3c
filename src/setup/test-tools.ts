/** Gets what `npm test` needs beside the packages, a Chromium and the Noto fonts, or says what to install. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { scriptRows } from '../i18n/scripts.ts';
import { findFullChromium, headlessShellPath } from './chromium.ts';

const fonts = ['Noto Sans', ...scriptRows.flatMap(([, { bodyFont }]) => bodyFont ?? [])];
const fontFolders = `{/usr/share/fonts,/usr/local/share/fonts,${homedir()}/.fonts,${homedir()}/.local/share/fonts}`;

// A browser would draw boxes for letters whose font is missing, and tests of the layout would measure those.
const hasFont = (font: string) =>
  // Behind the name stands a hyphen, or the bracket of a variable font.
  globSync(`${fontFolders}/**/${font.replaceAll(' ', '')}[-[]*`).length > 0;

const hasChromium = () => findFullChromium() !== undefined;

/** Packages of Debian and its relatives, each looked for once those before it are there. */
const needed = [
  { name: 'chromium', isThere: hasChromium },
  // Without it the tests take twice as long, and find the same; only Debian's Chromium has one.
  { name: 'chromium-headless-shell', isThere: () => !existsSync('/usr/bin/chromium') || existsSync(headlessShellPath) },
  { name: 'fonts-noto-core', isThere: () => fonts.every(hasFont) },
];

const administrator = process.getuid?.() === 0 ? '' : 'sudo -n ';
for (const { name, isThere } of needed) {
  if (isThere()) continue;
  console.log(`Installing ${name} for the tests in a browser (apt-get), where that asks for no password …`);
  const apt = `${administrator}env DEBIAN_FRONTEND=noninteractive apt-get -qq`;
  spawnSync(`${apt} update; ${apt} install -y --no-install-recommends ${name}`, { shell: true, stdio: 'ignore' });
}
if (!hasChromium())
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
const missing = [
  ...(hasChromium() ? [] : ['a Chromium (Debian: chromium; or set CHROME_PATH to one)']),
  ...fonts.filter((font) => !hasFont(font)).map((font) => `${font} (Debian: fonts-noto-core)`),
];
if (missing.length > 0) {
  console.error(
    `The browser tests need ${missing.join(' and ')}, which could not be installed. Install what is missing (apt-get install), then run the command again.`,
  );
  process.exit(1);
}
