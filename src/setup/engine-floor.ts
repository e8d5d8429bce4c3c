/** The oldest engines that the site is written for, as `browserslist` in package.json says them. */
import { resolve } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/** For style sheets. */
export const styleTargets = browserslistToTargets(
  browserslist(undefined, { path: resolve(import.meta.dirname, '../..') }),
);

const scriptNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** For the syntax of scripts: engine and version, such as chrome83. */
export const scriptTargets = Object.entries(styleTargets).flatMap(([engine, version]) =>
  // The major version stands in the upper half of the number.
  scriptNames[engine] ? `${scriptNames[engine]}${version >> 16}` : [],
);
