// @ts-check
/** Where a Chromium stands on this machine and how it is started; plain JavaScript, because Node 20 runs it before anything is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Arguments for a quiet, repeatable headless run, also inside containers, where the sandbox has no user namespaces. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Draws pages as Chromium does, without the parts around them, in a third of the time. */
export const shellPlace = '/usr/bin/chromium-headless-shell';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function playwrightPlaces() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

// Ubuntu's /usr/bin/chromium-browser exists without a browser behind it, so a place counts only when it answers.
/** @param {string} place */
function answers(place) {
  return existsSync(place) && spawnSync(place, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Path of a Chromium that runs, or undefined when the machine has none.
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {readonly string[]} [places] tried in order, before the browser that Playwright may have stored
 * @throws {Error} when CHROME_PATH is set and does not run
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env, places = [shellPlace, ...systemPlaces]) {
  const chosen = environment.CHROME_PATH;
  if (chosen) {
    if (answers(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", which is not a Chromium that runs. Set it to one, or unset it to let it be found.`);
  }
  return places.find(answers) ?? playwrightPlaces().find(answers);
}

/** Path of a whole Chromium, for what its shell has not: the memory of pages that one comes back to, and the speed that visitors know. */
export function findWholeChromium() {
  return findChromium(process.env, systemPlaces);
}
