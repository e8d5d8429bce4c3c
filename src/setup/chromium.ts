/** Where a Chromium stands on this machine and how it is started. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Arguments for a quiet, repeatable headless run, also inside containers, where the sandbox has no user namespaces. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // What a page asks of others, a map or a form service, never leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Letters stand where phones put them, between whole pixels.
  '--font-render-hinting=none',
];

/** Draws pages as Chromium does, without the parts around them, in a third of the time. */
export const headlessShellPath = '/usr/bin/chromium-headless-shell';

const debianNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fullChromiumPaths = [...debianNames.map((name) => `/usr/bin/${name}`), chromium.executablePath()];

// Ubuntu's /usr/bin/chromium-browser exists without a browser behind it, so a place counts only when it answers.
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Path of a Chromium that runs, or undefined when the machine has none.
 * @throws {Error} when CHROME_PATH is set and does not run
 */
export function findChromium(paths: readonly string[] = [headlessShellPath, ...fullChromiumPaths]): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (!chosen) return paths.find(runs);
  if (runs(chosen)) return chosen;
  throw new Error(
    `CHROME_PATH is "${chosen}", which is not a Chromium that runs. Set it to one, or unset it to let it be found.`,
  );
}

/**
 * Path of a whole Chromium, for what its shell has not: the memory of pages that one comes back to, and the speed that
 * visitors know.
 */
export const findFullChromium = () => findChromium(fullChromiumPaths);
