/** The oldest engines that the site is written for, as `browserslist` in package.json says them. */
import { resolve } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/** For style sheets. */
export const styleTargets = browserslistToTargets(
  browserslist(undefined, { path: resolve(import.meta.dirname, '../..') }),
);

/** Those that Vite knows. */
const scriptEngines = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'];

/** For the syntax of scripts: engine and version, such as chrome83. */
export const scriptTargets = Object.entries(styleTargets)
  .filter(([engine]) => scriptEngines.includes(engine))
  // The major version stands in the upper half of the number.
  .map(([engine, version]) => `${engine.replace('_saf', '')}${version >> 16}`);
